import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))
const order = (result: readonly { id: string }[]) => result.map(({ id }) => id).join('')

test('one item is moved before or after another', () => {
  expect(order(moved(items, new Set(['d']), 'a', false))).toBe('dabc')
  expect(order(moved(items, new Set(['a']), 'c', true))).toBe('bcad')
})

test('several items keep their own order', () => {
  expect(order(moved(items, new Set(['d', 'b']), 'a', false))).toBe('bdac')
})

test('a target that is itself moved changes nothing', () => {
  expect(order(moved(items, new Set(['b']), 'b', true))).toBe('abcd')
})
