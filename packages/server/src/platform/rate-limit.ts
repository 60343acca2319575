import { codes } from '@bdr/contract/errors'
import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'
import { AppError } from './errors.ts'
import { refusal } from './refusals.ts'

/** A single statement, so that parallel requests on all nodes are counted. */
const count = prepared(
  (_db, p: Params<{ key: string; seconds: number }>) => sql<{ hits: number; left: number }>`
    insert into rate_window as w (key, hits, started_at) values (${p.key}, 1, now())
    on conflict (key) do update set
      hits = case when ${over(p.seconds)} then 1 else w.hits + 1 end,
      started_at = case when ${over(p.seconds)} then now() else w.started_at end
    returning hits, ${secondsLeft(p.seconds)} as left`,
)

const secondsLeft = (seconds: Params<{ seconds: number }>['seconds']) =>
  sql`greatest(1, ceil(${seconds}::int - extract(epoch from now() - w.started_at)))::int`

const over = (seconds: Params<{ seconds: number }>['seconds']) =>
  sql`w.started_at <= now() - make_interval(secs => ${seconds}::int)`

/** B00429 with the time after which a further request is allowed. */
export class RateLimitExceeded extends AppError {
  /** whether it is the first refusal of this key in its period */
  readonly first: boolean

  constructor(retryAfter: number, first: boolean) {
    super(codes.tooMany, refusal('request.tooMany'), { retryAfter })
    this.first = first
  }
}

interface Limit {
  readonly limit: number
  readonly seconds: number
}

/**
 * Counts a request for this key, of which `limit` are allowed in `seconds`. Pass the database and not a transaction: a
 * refusal would roll back the count, and the limit would have no effect.
 * @throws AppError B00429 if the limit is reached, with the seconds until further requests are allowed
 */
export async function countAttempt(db: Executor, key: string, { limit, seconds }: Limit): Promise<void> {
  const { hits, left } = await count.firstOrThrow(db, { key, seconds })
  if (hits > limit) throw new RateLimitExceeded(left, hits === limit + 1)
}

/** The same as a boolean, for work that is skipped if the limit is reached. */
export async function isWithinLimit(db: Executor, key: string, { limit, seconds }: Limit): Promise<boolean> {
  const { hits } = await count.firstOrThrow(db, { key, seconds })
  return hits <= limit
}

/** Removes counts older than any limit's period. */
export async function removeOldRateWindows(db: Executor): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('started_at', '<', sql<string>`now() - interval '2 days'`)
    .execute()
}
