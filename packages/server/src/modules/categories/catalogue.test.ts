import { describe, expect, it } from 'vitest'
import { catalogueOf, type CategoryRecord } from './catalogue.ts'

const row = (id: string, parent_id: string | null, more: Partial<CategoryRecord> = {}): CategoryRecord => ({
  id,
  parent_id,
  code: id.padStart(2, '0'),
  name: `类目${id}`,
  level: 1,
  position: Number(id),
  enabled: true,
  qualifications: [],
  version: 1,
  ...more,
})

describe('a catalogue', () => {
  const rows = [
    row('1', null, { qualifications: ['quality-system'] }),
    row('11', '1', { position: 2, qualifications: ['special-equipment'] }),
    row('12', '1', { position: 1 }),
    row('2', null, { enabled: false }),
    row('21', '2'),
    row('3', null),
    row('31', '3', { enabled: false }),
  ]
  const catalogue = catalogueOf(rows)

  it('is read in its order from the top', () => {
    expect(catalogue.inOrder().map(({ id }) => id)).toEqual(['1', '12', '11', '2', '21', '3', '31'])
    expect(catalogue.pathOf('11').map(({ id }) => id)).toEqual(['1', '11'])
  })

  it("adds inherited qualifications to a category's own", () => {
    expect(catalogue.kindsOf('11')).toEqual(['special-equipment', 'quality-system'])
    expect(catalogue.kindsOf('12')).toEqual(['quality-system'])
    expect(catalogue.kindsOf('99')).toEqual([])
  })

  it('offers no category that is disabled, below a disabled one, or has children', () => {
    expect(rows.map(({ id }) => [id, catalogue.isOpenLeaf(id)])).toEqual([
      ['1', false],
      ['11', true],
      ['12', true],
      ['2', false],
      ['21', false],
      ['3', false],
      ['31', false],
    ])
    expect(catalogue.isOpenLeaf('99')).toBe(false)
  })

  it('contains only branches that end in an available leaf', () => {
    expect(catalogue.tree()).toMatchObject([
      { id: '1', children: [{ id: '12' }, { id: '11', children: [] }] },
    ])
  })
})
