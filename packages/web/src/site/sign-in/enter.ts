import type { SignInReply } from '@bdr/contract/session/replies'
import { storeToken } from '../../lib/token.ts'

export type SecondFactor = NonNullable<SignInReply['secondFactor']>

/** Keeps the session that was answered. @returns the second factor that is wanted first */
export function keepSession(reply: SignInReply): SecondFactor | null {
  if (reply.accessToken !== null) storeToken(reply.accessToken, reply.expiresAt)
  return reply.secondFactor
}

/** `leaving`: another page is on its way, so nothing here takes a press any more. */
export type Outcome = 'leaving' | void

/** What a form that signs in hands on. */
export interface Entrance {
  /** the session is there */
  readonly onEntered: () => Promise<Outcome>
  readonly onSecondFactor: (wanted: SecondFactor) => void
}
