import type { Permission } from '@bdr/contract/access'
import { codes } from '@bdr/contract/errors'
import type { Call } from '@bdr/contract/kernel/call'
import { callDescriptions } from '@bdr/text/entities'
import { audit } from '../audit.ts'
import type { Executor } from '../db/executor.ts'
import { AppError } from '../errors.ts'
import { networkOf } from '../network.ts'
import { NotProved } from '../not-proved.ts'
import { isWithinLimit, RateLimitExceeded } from '../rate-limit.ts'
import { viewerCan, type Viewer } from '../viewer.ts'
import type { Caller } from './bind.ts'

/** Refusals recorded for one caller in an hour, so that a program in a loop does not fill the log. */
const perAsker = { limit: 30, seconds: 3_600 }

interface Asked {
  readonly call: Call
  /** who made the call; only determined if it is recorded */
  readonly asker: () => Promise<Viewer | null>
  readonly caller: Caller
}

/**
 * Records a refusal that concerns the caller: a missing permission, a failed proof of identity, or too many requests.
 * Of the latter only the first in each period is recorded. It takes the database because the refused transaction has
 * been rolled back.
 */
export async function recordRefused(
  db: Executor,
  error: unknown,
  { call, asker, caller }: Asked,
): Promise<void> {
  const action = actionOf(error)
  if (action === null) return
  const viewer = await asker()
  if (!(await isWithinLimit(db, `refused:${viewer?.staffId ?? networkOf(caller.address)}`, perAsker))) return
  const lacking = lackedBy(viewer, call)
  await audit(db, {
    actor: viewer,
    merchantId: viewer?.merchantId ?? null,
    action,
    subject: { kind: 'call', id: call.name, name: callDescriptions[call.name] ?? call.name },
    detail: {
      ...(lacking !== null && { lacking }),
      ...(error instanceof NotProved && { why: error.why }),
      place: caller.place,
    },
    caller,
  })
}

/** The permission that a call requires and the viewer lacks. */
const lackedBy = (viewer: Viewer | null, { access }: Call): Permission | null =>
  viewer === null || access === 'public' || access === 'signed-in' || viewerCan(viewer, access)
    ? null
    : access

function actionOf(error: unknown): `access.${'refused' | 'unproved' | 'limited'}` | null {
  if (error instanceof NotProved) return 'access.unproved'
  if (error instanceof RateLimitExceeded) return error.first ? 'access.limited' : null
  return error instanceof AppError && error.code === codes.noPermission ? 'access.refused' : null
}
