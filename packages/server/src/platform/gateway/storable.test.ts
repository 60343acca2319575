import { describe, expect, it } from 'vitest'
import { unstorable } from './storable.ts'

describe('an input that cannot be stored', () => {
  it.each([
    ['a text', { note: 'a\0' }, [['note']]],
    ['a text in a list', { lines: [{ name: 'half \ud800' }] }, [['lines', 0, 'name']]],
    ['a name, at what bears it', { answers: { 'a\0': '1', b: '2' } }, [['answers']]],
    ['nothing', { answers: { a: '1' }, note: null, count: 3 }, []],
  ])('is reported: %s', (_what, input, paths) => {
    expect(unstorable(input).map(({ path }) => path)).toEqual(paths)
  })
})
