import { listOrders } from '@bdr/contract/orders/calls'
import { orderNoLength } from '@bdr/contract/orders/model'
import { describe, expect, it } from 'vitest'
import { changedSearch, isFiltered, longestText, readTableQuery, type QueryPatch } from './table-query.ts'

const read = (search: string) => readTableQuery(listOrders.input, new URLSearchParams(search))
const change = (search: string, patch: QueryPatch) =>
  changedSearch(listOrders.input, new URLSearchParams(search), patch).toString()

describe('a list in the address bar', () => {
  it('starts with the defaults of the call', () => {
    expect(read('')).toEqual({ pageNum: 1, pageSize: 20, sort: '-createdAt' })
  })

  it('reads what the call would accept', () => {
    expect(
      read('pageNum=3&pageSize=50&sort=orderDate&status=confirmed&orderNo=PO-1&orderedFrom=2026-11-01'),
    ).toEqual({
      pageNum: 3,
      pageSize: 50,
      sort: 'orderDate',
      status: 'confirmed',
      orderNo: 'PO-1',
      orderedFrom: '2026-11-01',
    })
  })

  it.each([
    ['pageNum=0'],
    ['pageNum=-2'],
    ['pageNum=abc'],
    ['pageNum=1.5'],
    ['pageSize=100000'],
    ['sort=password'],
    ['status=nonsense'],
    ['orderedFrom=2026-02-31'],
    [`orderNo=${'x'.repeat(65)}`],
    ['orderNo=%20%20'],
    ['unknown=1'],
  ])('takes the default instead of %s', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  it('ignores an invalid value without losing the others', () => {
    expect(read('status=nonsense&buyer=电厂').buyer).toBe('电厂')
  })

  it('leaves defaults and cleared filters out of the address', () => {
    expect(change('status=confirmed&pageNum=4', { status: undefined, pageNum: 1 })).toBe('')
    expect(change('', { sort: '-createdAt', pageSize: 20 })).toBe('')
  })

  it('keeps parameters that belong to other parts of the page', () => {
    expect(change('from=mail', { status: 'confirmed', notAField: 1 })).toBe('from=mail&status=confirmed')
  })

  it('reads what it writes', () => {
    const search = change('', { buyer: '江苏 & 浙江', pageNum: 2, sort: 'orderNo' })
    expect(read(search)).toMatchObject({ buyer: '江苏 & 浙江', pageNum: 2, sort: 'orderNo' })
  })

  it('knows the maximal length of a text', () => {
    expect(longestText(listOrders.input, 'orderNo')).toBe(orderNoLength)
    expect(longestText(listOrders.input, 'status')).toBeUndefined()
  })

  it('distinguishes paging and sorting from filtering', () => {
    expect(isFiltered(listOrders.input, read('pageNum=2&sort=orderNo'))).toBe(false)
    expect(isFiltered(listOrders.input, read('buyer=a'))).toBe(true)
  })
})
