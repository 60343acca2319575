import { expect, it } from 'vitest'
import { progressOf, shareOf } from './line-shares.ts'

const line = {
  quantity: '100',
  cancelledQuantity: '0',
  shippedQuantity: '0',
  receivedQuantity: '0',
  reservedQuantity: '0',
  remainingQuantity: '100',
}

it('a line is divided by the progress of its goods', () => {
  const progress = progressOf({
    ...line,
    shippedQuantity: '60',
    receivedQuantity: '40',
    reservedQuantity: '15.5',
    remainingQuantity: '24.5',
  })
  expect(progress).toEqual({
    received: '40',
    moving: '20',
    reserved: '15.5',
    remaining: '24.5',
    whole: '100',
  })
})

it('a cancelled quantity is not expected any more', () => {
  expect(progressOf({ ...line, cancelledQuantity: '30', remainingQuantity: '70' }).whole).toBe('70')
})

it('more than ordered, within the tolerance, still fits the bar', () => {
  const { whole, received } = progressOf({
    ...line,
    shippedQuantity: '105',
    receivedQuantity: '105',
    remainingQuantity: '0',
  })
  expect(shareOf(received, whole)).toBe('100.00%')
})

it('a line without a quantity has an empty bar', () => {
  expect(shareOf('0', '0')).toBe('0%')
})
