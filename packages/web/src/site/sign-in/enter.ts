import type { SignInReply } from '@bdr/contract/session/replies'
import { storeToken } from '../../lib/token.ts'

export type SecondFactor = NonNullable<SignInReply['secondFactor']>

/** Stores the session of an answer. @returns the second factor that is required first */
export function keepSession(reply: SignInReply): SecondFactor | null {
  if (reply.accessToken !== null) storeToken(reply.accessToken, reply.expiresAt)
  return reply.secondFactor
}

/** `leaving`: a navigation has started, so the form ignores further presses. */
export type Outcome = 'leaving' | void

/** The callbacks of a form that signs in. */
export interface Entrance {
  /** the session is stored */
  readonly onEntered: () => Promise<Outcome>
  readonly onSecondFactor: (wanted: SecondFactor) => void
}
