import { expect, it } from 'vitest'
import { parseAccount } from './remembered-account.ts'

it('reads the account stored as JSON, and ignores any other content', () => {
  expect(parseAccount('"owner"')).toBe('owner')
  for (const cookie of [null, '', '{', '{"a":1}', '5']) expect(parseAccount(cookie)).toBe('')
})
