import type { SignInWay } from '@bdr/contract/account/replies'
import type { SignInRefusal } from '@bdr/text/audit'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Person } from './person.ts'

/** The audit log's actions that form a person's sign-in history. */
export const signInActions = { succeeded: 'session.signIn', refused: 'session.refused' } as const

const subjectOf = ({ id, name }: Person) => ({ kind: 'staff', id, name })

export const recordSignIn = (tx: Executor, person: Person, way: SignInWay, caller: Caller): Promise<void> =>
  audit(tx, {
    actor: { staffId: person.id, name: person.name, post: person.base_post },
    merchantId: person.merchant_id,
    action: signInActions.succeeded,
    subject: subjectOf(person),
    detail: { way, place: caller.place },
    caller,
  })

export const signOutAction = 'session.signOut'

export const recordSignOut = (tx: Executor, viewer: Viewer, caller: Caller): Promise<void> =>
  audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action: signOutAction,
    subject: { kind: 'staff', id: viewer.staffId, name: viewer.name },
    detail: { place: caller.place },
    caller,
  })

/** Actions for requests without a sufficient proof of identity. */
export const refusalActions = {
  signIn: signInActions.refused,
  reset: 'session.resetRefused',
  own: 'account.refused',
} as const

interface Refusal {
  readonly of?: 'signIn' | 'reset'
  readonly way?: SignInWay
  readonly why: SignInRefusal
}

/**
 * Pass the database and not a transaction that the refusal rolls back. For an unknown account only the origin is
 * recorded, because people type their password into the wrong field.
 */
export const recordRefusal = (
  db: Executor,
  person: Person | undefined,
  { of = 'signIn', ...refusal }: Refusal,
  caller: Caller,
): Promise<void> =>
  audit(db, {
    actor: null,
    merchantId: person?.merchant_id ?? null,
    action: refusalActions[of],
    ...(person && { subject: subjectOf(person) }),
    detail: { ...refusal, place: caller.place },
    caller,
  })

/** The same for a signed-in person who could not prove their identity. */
export const recordOwnRefusal = (
  db: Executor,
  viewer: Viewer,
  why: SignInRefusal,
  caller: Caller,
): Promise<void> =>
  audit(db, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action: refusalActions.own,
    subject: { kind: 'staff', id: viewer.staffId, name: viewer.name },
    detail: { why, place: caller.place },
    caller,
  })
