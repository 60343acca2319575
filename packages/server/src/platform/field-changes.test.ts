import { expect, it } from 'vitest'
import { changesBetween } from './field-changes.ts'

const fields = ['quantity', 'requiredDate', 'carrier'] as const
const line = { quantity: '10.0000', requiredDate: '2026-12-20', carrier: null }

it('returns the differing fields, comparing decimals by value and treating empty text as null', () => {
  expect(changesBetween(fields, line, { quantity: '10', requiredDate: '2026-12-20', carrier: '' })).toEqual(
    [],
  )
  expect(changesBetween(fields, line, { ...line, quantity: '8', carrier: '自提' }, '3')).toEqual([
    { field: 'quantity', part: '3', before: '10.0000', after: '8' },
    { field: 'carrier', part: '3', before: null, after: '自提' },
  ])
})

it('ignores undefined fields, and treats null as cleared', () => {
  expect(
    changesBetween(fields, { ...line, carrier: '自提' }, { quantity: undefined, carrier: null }),
  ).toEqual([{ field: 'carrier', part: null, before: '自提', after: null }])
})

it('reports parts that were added and removed', () => {
  expect(changesBetween(['quantity'], null, { quantity: '5' }, 'A')).toEqual([
    { field: 'quantity', part: 'A', before: null, after: '5' },
  ])
  expect(changesBetween(['quantity'], { quantity: '5' }, null)).toEqual([
    { field: 'quantity', part: null, before: '5', after: null },
  ])
})

it('stores only a part of personal numbers, and reports a change even if that part is the same', () => {
  expect(
    changesBetween(
      ['mobile', 'bankAccount', 'body'],
      { mobile: '13800001111', bankAccount: '6222021234567890', body: '一二三' },
      { mobile: '13899991111', bankAccount: '6222029999997890', body: '一二四' },
    ),
  ).toEqual([
    { field: 'mobile', part: null, before: '138****1111', after: '138****1111' },
    { field: 'bankAccount', part: null, before: '****7890', after: '****7890' },
    { field: 'body', part: null, before: '3', after: '3' },
  ])
})

it('compares instants as instants', () => {
  expect(
    changesBetween(
      ['publishAt'],
      { publishAt: '2026-11-20T09:00:00+08:00' },
      { publishAt: '2026-11-20T01:00:00.000Z' },
    ),
  ).toEqual([])
})
