import { signInLock } from '@bdr/contract/session/model'
import { smsCode } from '@bdr/contract/sms/model'
import { sessionRefusals } from '@bdr/text/refusals/session'
import { smsRefusals } from '@bdr/text/refusals/sms'

/** Something that will be possible again. */
export interface Lock {
  /** milliseconds of this browser's clock */
  readonly until: number
  /** the refusal, with what is left by now */
  readonly say: (minutes: number) => string
}

const locks = [sessionRefusals['session.locked'], sessionRefusals['session.codeLocked']]

/**
 * The lock a refusal speaks of. The gateway refuses in words alone; it takes them from the same
 * sentences, so the one that reads alike tells the number.
 */
export function lockOf(message: string, now: number): Lock | null {
  for (const sentence of locks) {
    const minutes = alike(signInLock.lockMinutes, (number) => sentence({ minutes: number }), message)
    if (minutes !== null) return { until: now + minutes * 60_000, say: (left) => sentence({ minutes: left }) }
  }
  return null
}

/** Seconds until the next code by SMS may be sent, as a refusal says them. */
export const secondsToNextSms = (message: string): number | null =>
  alike(smsCode.secondsBetween, (seconds) => smsRefusals['sms.tooSoon']({ seconds }), message)

function alike(most: number, sentence: (number: number) => string, message: string): number | null {
  for (let number = 1; number <= most; number += 1) if (sentence(number) === message) return number
  return null
}
