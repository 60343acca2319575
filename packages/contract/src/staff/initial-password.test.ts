import { expect, it } from 'vitest'
import { passwordWeakness } from '../session/password.ts'
import { initialPassword } from './initial-password.ts'

it('creates passwords that are strong, different and easy to copy', () => {
  const made = Array.from({ length: 500 }, initialPassword)
  expect(new Set(made).size).toBe(made.length)
  for (const password of made) {
    expect(passwordWeakness(password)).toBeNull()
    expect(password).toMatch(/^([A-Za-z2-9]{4}-){2}[A-Za-z2-9]{4}$/)
    expect(password).not.toMatch(/[IOl01]/)
  }
})
