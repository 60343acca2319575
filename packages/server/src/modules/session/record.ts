import type { SignInWay } from '@bdr/contract/account/model'
import type { SignInRefusal } from '@bdr/text/audit'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Person } from './person.ts'

/** The audit log's actions that make a person's sign-in history. */
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

/**
 * Of somebody we do not know nothing is written down but where it came from: people type their
 * password into the wrong field.
 */
export const recordRefusal = (
  db: Executor,
  person: Person | undefined,
  { way, why }: { way: SignInWay; why: SignInRefusal },
  caller: Caller,
): Promise<void> =>
  audit(db, {
    actor: null,
    merchantId: person?.merchant_id ?? null,
    action: signInActions.refused,
    ...(person && { subject: subjectOf(person) }),
    detail: { way, why, place: caller.place },
    caller,
  })
