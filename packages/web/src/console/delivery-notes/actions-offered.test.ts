import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import { expect, test } from 'vitest'
import { explainedActions } from './actions-offered.ts'

const shown = (status: Parameters<typeof explainedActions>[0]) => {
  const explained: readonly string[] = explainedActions(status)
  return Object.keys(deliveryNoteMachine.actions).filter((action) => explained.includes(action))
}

test('a state shows what is possible now and after the next step', () => {
  expect(shown('draft')).toEqual(['edit', 'submit', 'dispatch', 'void'])
  expect(shown('ready')).toEqual(['dispatch', 'arrive', 'receive', 'void'])
})

test('on the way it still says why the note cannot be voided', () => {
  expect(shown('in-transit')).toEqual(['arrive', 'receive', 'settle', 'dispute', 'void'])
  expect(shown('discrepancy')).toEqual(['settle', 'dispute', 'void'])
})

test('when it is over nothing is left', () => {
  expect(shown('received')).toEqual([])
  expect(shown('void')).toEqual([])
})
