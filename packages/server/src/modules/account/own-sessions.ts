import type { ActiveSession, SignIn } from '@bdr/contract/account/replies'
import { signInRefusals, type SignInRefusal } from '@bdr/text/audit'
import type { Executor } from '../../platform/db/executor.ts'
import { readPage, type Paging } from '../../platform/list.ts'
import { signInActions } from '../session/record.ts'
import { liveSessionsOf } from '../session/sessions.ts'
import { hashOf } from '../session/ticket.ts'

/** The person's valid sessions, the current one first. */
export async function sessionsOf(db: Executor, staffId: string, token: string): Promise<ActiveSession[]> {
  const own = hashOf(token)
  const rows = await liveSessionsOf(db, staffId)
  return rows
    .map((row) => ({
      id: row.id,
      device: row.device ?? '',
      address: row.address ?? '',
      place: row.place ?? '',
      since: row.created_at,
      usedAt: row.used_at,
      current: own.equals(row.token_hash),
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current))
}

/** One page of the person's sign-ins and refused attempts from the audit log. */
export const signInsOf = (db: Executor, staffId: string, page: Paging) =>
  readPage(
    db
      .selectFrom('audit_log')
      .where('subject_kind', '=', 'staff')
      .where('subject_id', '=', staffId)
      .where('action', 'in', Object.values(signInActions)),
    page,
    (found) => found.select(['id', 'at', 'action', 'device', 'address', 'detail']).orderBy('id', 'desc'),
  )

interface SignInRow {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly device: string | null
  readonly address: string | null
  readonly detail: object
}

export function presentSignIn(row: SignInRow): SignIn {
  const { way, why, place } = row.detail as { way: SignIn['way']; why?: SignInRefusal; place: string }
  return {
    id: row.id,
    at: row.at,
    way,
    succeeded: row.action === signInActions.succeeded,
    reason: why === undefined ? '' : signInRefusals[why],
    device: row.device ?? '',
    address: row.address ?? '',
    place,
  }
}
