import { codes } from '@bdr/contract/errors'
import { expect, it } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { overAt } from './use-sending.ts'

const refused = (code: string, data: unknown) =>
  new CallError({ code, msg: '请稍后再试', data, requestId: null, status: 200 })
const secondsLocked = (error: unknown) => {
  const until = overAt(error)
  return until === undefined ? null : Math.round((until - Date.now()) / 1_000)
}

it('a lock lasts as long as the gateway states', () => {
  expect(secondsLocked(refused(codes.refused, { retryAfter: 840 }))).toBe(840)
  expect(secondsLocked(refused(codes.refused, null))).toBeNull()
})

it('too many requests from a network do not lock the account', () => {
  expect(secondsLocked(refused('B00429', { retryAfter: 30 }))).toBeNull()
})
