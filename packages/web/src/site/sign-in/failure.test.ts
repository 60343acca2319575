import { faultMessage } from '@bdr/contract/errors'
import { expect, it } from 'vitest'
import { CallError } from '../../lib/call-error.ts'
import { placeFailure } from './failure.ts'

const refused = (code: string, data: unknown) =>
  new CallError({ code, msg: '请稍后再试', data, requestId: null, status: 200 })
const secondsLocked = (error: CallError) => {
  const { lockedUntil } = placeFailure(error, [])
  return lockedUntil === null ? null : Math.round((lockedUntil - Date.now()) / 1_000)
}

it('a lock lasts as long as the gateway says', () => {
  expect(secondsLocked(refused('A00001', { retryAfter: 840 }))).toBe(840)
  expect(secondsLocked(refused('A00001', null))).toBeNull()
})

it('too many requests of a network are no lock of the account, and keep their own words', () => {
  const failure = placeFailure(refused('B00429', { retryAfter: 30 }), [])
  expect(failure).toEqual({ fields: {}, form: '请稍后再试', lockedUntil: null })
})

it('faults stand at the fields that are shown, the first of the others above the button', () => {
  const faults = [faultMessage('密码', 'password', '太短'), faultMessage('账号', 'account', '太长')]
  expect(placeFailure(refused('A00002', faults), ['password'])).toEqual({
    fields: { password: '太短' },
    form: faults[1],
    lockedUntil: null,
  })
})
