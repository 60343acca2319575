import { describe, expect, it } from 'vitest'
import { notAccepted, outstanding, stateAfterArrival } from './rules.ts'

const line = (quantity: string, accepted: string, rejected: string) => ({ quantity, accepted, rejected })

describe('after an arrival a note', () => {
  it('is received if everything was accepted', () => {
    expect(stateAfterArrival([line('5.0000', '5', '0'), line('2', '2', '0')], false)).toBe('received')
  })
  it('waits for the rest while something is in transit', () => {
    expect(stateAfterArrival([line('5', '5', '0'), line('2', '1', '0')], false)).toBe('partly-received')
    expect(stateAfterArrival([line('5', '3', '1')], false)).toBe('partly-received')
  })
  it('has a discrepancy if something was rejected or will not arrive', () => {
    expect(stateAfterArrival([line('5', '4', '1')], false)).toBe('discrepancy')
    expect(stateAfterArrival([line('5', '4', '0')], true)).toBe('discrepancy')
  })
})

it('shows what is in transit and what was not accepted', () => {
  expect(outstanding(line('5.5', '2.25', '1'))).toBe('2.25')
  expect(notAccepted(line('5.5', '2.25', '1'))).toBe('3.25')
})
