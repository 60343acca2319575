import { expect, it } from 'vitest'
import { pathsOf, valueAt, withValueAt } from './paths.ts'

const values = { name: '甲', papers: { a: { number: '1' }, b: { number: '2' } }, ids: ['x'] }

it('a value at a path is read and changed, and nothing else with it', () => {
  expect(valueAt(values, 'papers.b.number')).toBe('2')
  expect(valueAt(values, 'papers.c.number')).toBeUndefined()
  const changed = withValueAt(values, 'papers.b.number', '3')
  expect(changed).toEqual({ ...values, papers: { a: { number: '1' }, b: { number: '3' } } })
  expect(changed.papers.a).toBe(values.papers.a)
  expect(Object.keys(withValueAt(values, 'papers.a', undefined).papers)).toEqual(['b'])
})

it('every path is listed, with a list as one value', () => {
  expect(pathsOf(values)).toEqual([
    'name',
    'papers',
    'papers.a',
    'papers.a.number',
    'papers.b',
    'papers.b.number',
    'ids',
  ])
})
