import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import { expect, test } from 'vitest'
import { explainedActions } from './actions-offered.ts'

const shown = (status: Parameters<typeof explainedActions>[0]) => {
  const explained: readonly string[] = explainedActions(status)
  return Object.keys(deliveryNoteMachine.actions).filter((action) => explained.includes(action))
}

test('a state offers the actions that are possible now and after the next step', () => {
  expect(shown('draft')).toEqual(['edit', 'submit', 'dispatch', 'void'])
  expect(shown('ready')).toEqual(['dispatch', 'arrive', 'receive', 'void'])
})

test('a note on the way still shows why it cannot be voided', () => {
  expect(shown('in-transit')).toEqual(['arrive', 'receive', 'settle', 'dispute', 'void'])
  expect(shown('discrepancy')).toEqual(['settle', 'dispute', 'void'])
})

test('a finished note offers no actions', () => {
  expect(shown('received')).toEqual([])
  expect(shown('void')).toEqual([])
})
