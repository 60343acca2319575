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
  const answer = new CallError({
    code: 'A00002',
    msg: '提交的内容有误',
    data: ['密码：太短', '账号：太长'],
    faults: [
      { path: 'password', key: 'field.tooSmall', message: '太短' },
      { path: 'account', key: 'field.tooBig', message: '太长' },
    ],
    requestId: null,
    status: 200,
  })
  expect(placeFailure(answer, ['password'])).toEqual({
    fields: { password: '太短' },
    form: '账号：太长',
    lockedUntil: null,
  })
})
