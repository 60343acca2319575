import type { CategoryRow } from '@bdr/contract/categories/replies'
import { describe, expect, it } from 'vitest'
import { catalogueOf, kindsFromAbove, possibleParents, shownRows } from './catalogue.ts'

const row = (
  id: string,
  parentId: string | null,
  level: number,
  over: Partial<CategoryRow> = {},
): CategoryRow => ({
  id,
  parentId,
  code: id,
  name: `类目 ${id}`,
  level,
  position: 1,
  enabled: true,
  qualifications: [],
  version: 1,
  merchantCount: 0,
  attributeCount: 0,
  ...over,
})
const catalogue = catalogueOf([
  row('1', null, 1, { qualifications: ['ccc'] }),
  row('11', '1', 2),
  row('111', '11', 3, { qualifications: ['type-approval'] }),
  row('2', null, 1),
])
const all = { keyword: '', withPapers: false }
const ids = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id)

describe('the catalogue', () => {
  it('shows the children of expanded categories, and no others', () => {
    expect(ids(shownRows(catalogue, new Set(), all))).toEqual(['1', '2'])
    expect(ids(shownRows(catalogue, new Set(['11']), all))).toEqual(['1', '2'])
    expect(ids(shownRows(catalogue, new Set(['1', '11']), all))).toEqual(['1', '11', '111', '2'])
  })

  it('shows search results together with their ancestors', () => {
    expect(ids(shownRows(catalogue, new Set(), { ...all, keyword: '111' }))).toEqual(['1', '11', '111'])
    expect(ids(shownRows(catalogue, new Set(), { ...all, withPapers: true }))).toEqual(['1', '11', '111'])
  })

  it('lists the papers required by the categories above', () => {
    expect(kindsFromAbove(catalogue, catalogue.byId.get('111')!)).toEqual(['ccc'])
  })

  it('offers no place below the category itself, nor one too deep for its subtree', () => {
    const parentsOf = (id: string, levels: number) =>
      ids(possibleParents(catalogue, catalogue.byId.get(id)!, levels))
    expect(parentsOf('1', 4)).toEqual(['2'])
    expect(parentsOf('1', 3)).toEqual([])
    expect(parentsOf('2', 3)).toEqual(['1', '11'])
  })
})
