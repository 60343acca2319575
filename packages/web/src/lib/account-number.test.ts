import { expect, it } from 'vitest'
import { groupedAccount } from './account-number.ts'

it.each([
  ['1103020009200012345', '1103 0200 0920 0012 345'],
  ['12345678', '1234 5678'],
  ['', ''],
])('%s is read as %s', (digits, grouped) => {
  expect(groupedAccount(digits)).toBe(grouped)
})
