import { say } from '@bdr/text/refusals'
import { describe, expect, it } from 'vitest'
import { lockOf, secondsToNextSms } from './lock.ts'

describe('a lock', () => {
  it('is known by the gateway’s own sentence, and told again with less left', () => {
    const lock = lockOf(say('session.locked', { minutes: 15 }), 1_000)!
    expect(lock.until).toBe(1_000 + 15 * 60_000)
    expect(lock.say(3)).toBe(say('session.locked', { minutes: 3 }))
    expect(lockOf(say('session.codeLocked', { minutes: 1 }), 0)!.say(1)).toBe(
      say('session.codeLocked', { minutes: 1 }),
    )
  })

  it('is not what else is refused', () => {
    expect(lockOf(say('session.wrongPassword'), 0)).toBeNull()
    expect(lockOf('', 0)).toBeNull()
  })
})

it('the time to the next code is read from the refusal', () => {
  expect(secondsToNextSms(say('sms.tooSoon', { seconds: 60 }))).toBe(60)
  expect(secondsToNextSms(say('sms.tooSoon', { seconds: 7 }))).toBe(7)
  expect(secondsToNextSms(say('sms.tooManyToday', { limit: 10 }))).toBeNull()
})
