import { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import { expect, test } from 'vitest'
import { hiddenActions, nextStep } from './actions-offered.ts'

const shown = (status: Parameters<typeof hiddenActions>[0]) =>
  Object.keys(deliveryNoteMachine.actions).filter(
    (action) => !hiddenActions(status).some((hidden) => hidden === action),
  )

test('a state shows what is possible now and after the next step', () => {
  expect(shown('draft')).toEqual(['edit', 'submit', 'dispatch', 'void'])
  expect(shown('ready')).toEqual(['dispatch', 'receive', 'void'])
})

test('on the way it still says why the note cannot be voided', () => {
  expect(shown('in-transit')).toEqual(['receive', 'settle', 'void'])
  expect(shown('discrepancy')).toEqual(['settle', 'void'])
})

test('when it is over nothing is left', () => {
  expect(shown('received')).toEqual([])
  expect(shown('void')).toEqual([])
})

test('the step that stands out is possible in its state, and only final states have none', () => {
  for (const state of deliveryNoteMachine.states) {
    const step = nextStep[state]
    if (step === undefined) expect(['received', 'void']).toContain(state)
    else expect(deliveryNoteMachine.actions[step].from).toContain(state)
  }
})
