import { expect, it } from 'vitest'
import { jumpTarget } from './jump.ts'

it.each([
  ['/orderPart/orderDetail', '{"id":"1024"}', '/orderPart/orderDetail?id=1024'],
  ['/orderPart/deliveryOrderDetail', '{"id":7,"more":true}', '/orderPart/deliveryOrderDetail?id=7'],
  ['/orderPart/orderDetail', '{"id":"1024","line":3}', '/orderPart/orderDetail?id=1024&line=3'],
  ['/orderPart/list', '{"line":3}', '/orderPart/list'],
  ['/orderPart/list', '', '/orderPart/list'],
  ['/orderPart/orderDetail', '{"id":"1&x=2#y"}', '/orderPart/orderDetail?id=1%26x%3D2%23y'],
  ['/orderPart/list', '{"id":{"no":1}}', '/orderPart/list'],
  ['/orderPart/list', 'null', '/orderPart/list'],
])('leads from %s with %s to %s', (jumpUrl, jumpParam, target) => {
  expect(jumpTarget({ jumpUrl, jumpParam })).toBe(target)
})

it.each([
  '',
  '/',
  '/login',
  '/nowhere',
  'https://example.com/orderPart/list',
  '//example.com',
  'javascript:alert(1)',
  '/orderPart/../login',
])('leads nowhere from %j', (jumpUrl) => {
  expect(jumpTarget({ jumpUrl, jumpParam: '{"id":"1"}' })).toBeNull()
})
