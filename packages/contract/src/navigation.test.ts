import { expect, it } from 'vitest'
import { pageAt, pageByKey, trailTo } from './navigation.ts'

it('a path may be another page where its address names a record', () => {
  const [choice, form] = [pageAt('/product/create')!, pageAt('/product/create', '?id=7')!]
  expect([choice.key, form.key]).toEqual(['productCreate', 'productEdit'])
  expect(trailTo(choice).map(({ key }) => key)).toEqual(['productCreate'])
  expect(trailTo(form).map(({ key }) => key)).toEqual(['productList', 'productEdit'])
  expect([form.menu, form.access]).toEqual([null, choice.access])
  expect(pageByKey('productEdit')).toBe(form)
})

it('most paths are the same page with and without a record', () => {
  expect(pageAt('/orderPart/orderDetail', 'id=7')).toBe(pageAt('/orderPart/orderDetail'))
  expect(pageAt('/nowhere', '?id=7')).toBeUndefined()
})
