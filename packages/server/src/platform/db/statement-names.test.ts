import { expect, test } from 'vitest'
import { planWithValues, StatementNames } from './statement-names.ts'

test('a text keeps its name, and different texts have different names', () => {
  const names = new StatementNames()
  const first = names.nameOf('select 1')
  expect(names.nameOf('select 2')).not.toBe(first)
  expect(names.nameOf('select 1')).toBe(first)
})

test('the 501st text gets no name, and the first 500 keep theirs', () => {
  const names = new StatementNames()
  for (let number = 0; number < 500; number += 1) expect(names.nameOf(`select ${number}`)).toBeDefined()
  expect(names.nameOf('select 500')).toBeUndefined()
  expect(names.nameOf('select 0')).toBeDefined()
})

test('a bulk statement gets no name', () => {
  const rows = Array.from({ length: 1000 }, (_, row) => `($${row * 2 + 1}, $${row * 2 + 2})`)
  expect(new StatementNames().nameOf(`insert into receipt_line values ${rows.join(', ')}`)).toBeUndefined()
})

test('a statement whose plan depends on its values gets no name, so that it is planned with its values', () => {
  expect(new StatementNames().nameOf(`select 1 ${planWithValues}`)).toBeUndefined()
})
