import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesBetween, containedIn, typedOf, withTyped } from './typed.ts'

const start = {
  carrier: '顺风物流',
  day: '',
  logo: { id: '1', name: 'a.png' } as { id: string; name: string } | null,
  lines: { l11: '5', l12: '2' },
  rows: [{ label: '仓库' }],
}

describe('what was typed', () => {
  it('is nothing while the form equals the record', () => {
    expect(typedOf(start, structuredClone(start))).toBeUndefined()
  })

  it('is a single field of a group, but a full file or list of rows', () => {
    const values = {
      ...start,
      logo: { id: '2', name: 'a.png' },
      lines: { ...start.lines, l12: '3' },
      rows: [{ label: '仓库' }, { label: '码头' }],
    }
    expect(typedOf(start, values)).toEqual({
      logo: { id: '2', name: 'a.png' },
      lines: { l12: '3' },
      rows: [{ label: '仓库' }, { label: '码头' }],
    })
  })

  it('is applied on top of other people’s changes', () => {
    const typed = typedOf(start, { ...start, day: '2026-11-20', lines: { l11: '5', l12: '3' } })
    const now = { ...start, carrier: '中通', lines: { l11: '4', l12: '2' } }
    expect(withTyped(now, typed)).toEqual({
      ...start,
      carrier: '中通',
      day: '2026-11-20',
      lines: { l11: '4', l12: '3' },
    })
  })

  it('is left out where the form has no such field, or one of another type', () => {
    const odd = { gone: 'x', carrier: 5, lines: ['l11'], rows: 'none', day: null, logo: null }
    expect(withTyped(start, odd)).toEqual({ ...start, logo: null })
    expect(withTyped({ ...start, logo: null }, { logo: start.logo })).toEqual(start)
    expect(withTyped(start, 'nonsense')).toBe(start)
  })

  it('applied to its own start gives the former values', () => {
    const values = fc.record({
      text: fc.string(),
      flag: fc.boolean(),
      file: fc.option(fc.record({ id: fc.string(), bytes: fc.nat() })),
      group: fc.record({ one: fc.string(), two: fc.string() }),
      rows: fc.array(fc.record({ label: fc.string() })),
    })
    fc.assert(
      fc.property(values, values, (before, after) => {
        expect(withTyped(before, typedOf(before, after))).toEqual(after)
      }),
    )
  })
})

it('a change is reported by field, with the value before and after', () => {
  expect(changesBetween(start, { ...start, carrier: '中通', lines: { l11: '5', l13: '1' } })).toEqual([
    { name: 'carrier', before: '顺风物流', after: '中通' },
    { name: 'lines.l12', before: '2', after: null },
    { name: 'lines.l13', before: null, after: '1' },
  ])
})

describe('the typed part that a record contains already', () => {
  it('has the fields that are equal, with files and lists as single values', () => {
    const typed = {
      carrier: '顺风物流',
      day: '2026-11-24',
      lines: { l11: '5', l12: '3' },
      rows: [{ label: '码头' }],
    }
    expect(containedIn(start, typed)).toEqual({ carrier: '顺风物流', lines: { l11: '5' } })
  })

  it('is nothing where all fields differ', () => {
    expect(containedIn(start, { day: '2026-11-24' })).toBeUndefined()
  })
})
