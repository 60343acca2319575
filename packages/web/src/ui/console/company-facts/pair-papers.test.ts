import { describe, expect, it } from 'vitest'
import { changeOf, pairPapers, type Paper } from './pair-papers.ts'

const paper = (kind: string, number: string, fileId: string, validUntil: string | null = null): Paper => ({
  kind,
  number,
  fileId,
  validUntil,
})
const changes = (before: Paper[], after: Paper[]) =>
  pairPapers(before, after).map((pair) => [changeOf(pair), pair.before?.number, pair.after?.number])

describe('papers before and after', () => {
  it('stay the same in whatever order they are listed', () => {
    const [a, b] = [paper('ccc', 'A', '1'), paper('ccc', 'B', '2')]
    expect(changes([a, b], [b, a])).toEqual([
      ['same', 'A', 'A'],
      ['same', 'B', 'B'],
    ])
  })

  it('are paired as a renewal when the kind is the same, though number and file are new', () => {
    const old = paper('special-equipment', 'TS-2024', '1', '2024-12-31')
    expect(changes([old], [paper('special-equipment', 'TS-2028', '9', '2028-12-31')])).toEqual([
      ['renewed', 'TS-2024', 'TS-2028'],
    ])
  })

  it('leave an unchanged paper alone when another of its kind is added', () => {
    const old = paper('ccc', 'A', '1')
    expect(changes([old], [paper('ccc', 'B', '2'), old])).toEqual([
      ['same', 'A', 'A'],
      ['added', undefined, 'B'],
    ])
  })

  it('are removed and added when nothing connects them', () => {
    expect(changes([paper('ccc', 'A', '1')], [paper('quality-system', 'Q', '2')])).toEqual([
      ['removed', 'A', undefined],
      ['added', undefined, 'Q'],
    ])
  })
})
