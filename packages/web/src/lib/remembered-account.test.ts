import { expect, it } from 'vitest'
import { parseAccount } from './remembered-account.ts'

it('reads the account kept as JSON and survives what else stands there', () => {
  expect(parseAccount('"owner"')).toBe('owner')
  for (const cookie of [null, '', '{', '{"a":1}', '5']) expect(parseAccount(cookie)).toBe('')
})
