import { sessionLife } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { announce } from '../../platform/announce.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { hashOf, newTicket } from './ticket.ts'

/**
 * Milliseconds for which a session is cached without reading the database. If nodes cannot reach each other, a session
 * ended on another node is refused after this time.
 */
const cachedFor = 1_500
const cacheSize = 20_000

const idleLimit = sql`${sql.lit(`${sessionLife.idleHours} hours`)}::interval`

const liveSessions = (db: Executor) =>
  db
    .selectFrom('session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .leftJoin('merchant', 'merchant.id', 'staff.merchant_id')
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('session.used_at', '>', sql<string>`now() - ${idleLimit}`)
    .where('staff.enabled', '=', true)
    .where('staff.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('merchant.id', 'is', null), eb('merchant.frozen', '=', false)]))

const liveSession = prepared((db, p: Params<{ hash: Buffer }>) =>
  liveSessions(db)
    .select([
      'session.staff_id',
      'staff.name',
      'staff.base_post',
      'staff.merchant_id',
      'staff.must_change_password',
    ])
    .where('session.token_hash', '=', p.hash),
)

const endsAt = sql`least(session.expires_at, session.used_at + ${idleLimit})`

const sessionEnds = prepared((db, p: Params<{ hashes: Buffer[] }>) =>
  liveSessions(db)
    .select([
      'session.token_hash',
      'session.staff_id',
      'staff.base_post',
      'staff.merchant_id',
      sql<number>`(extract(epoch from ${endsAt} - now()) * 1000)::float8`.as('holds_for'),
    ])
    .where(sql<boolean>`session.token_hash = any(${p.hashes}::bytea[])`),
)

/** The valid sessions of a person, the last used first. */
export const liveSessionsOf = (db: Executor, staffId: string) =>
  liveSessions(db)
    .select([
      'session.id',
      'session.token_hash',
      'session.address',
      'session.place',
      'session.device',
      'session.created_at',
      'session.used_at',
    ])
    .where('session.staff_id', '=', staffId)
    .orderBy('session.used_at', 'desc')
    .execute()

const keyOf = (hash: Buffer): string => hash.toString('latin1')

/**
 * Sessions are opaque random tokens stored as a hash. Verified ones are cached briefly. When they end or their viewer
 * changes, the bus removes them from all caches at once.
 */
export function createSessions(database: Database, bus: Bus): Sessions {
  const cached = new Map<string, { viewer: Viewer; until: number }>()
  let doubts = 0
  const doubt = ({ staffIds }: { staffIds: readonly string[] }) => {
    doubts += 1
    for (const [key, entry] of cached) if (staffIds.includes(entry.viewer.staffId)) cached.delete(key)
  }
  bus.subscribe('sessions-ended', doubt)
  bus.subscribe('viewers-changed', doubt)

  const remember = (key: string, viewer: Viewer) => {
    if (cached.size >= cacheSize) cached.delete(cached.keys().next().value!)
    cached.set(key, { viewer, until: Date.now() + cachedFor })
  }

  return {
    async viewerOf(token) {
      const hash = hashOf(token)
      const key = keyOf(hash)
      const known = cached.get(key)
      if (known && known.until > Date.now()) return known.viewer
      const doubtsBefore = doubts
      const row = await liveSession.first(database.kysely, { hash })
      if (!row) {
        cached.delete(key)
        return null
      }
      const viewer: Viewer = {
        staffId: row.staff_id,
        name: row.name,
        post: row.base_post,
        merchantId: row.merchant_id,
        passwordDue: row.must_change_password,
      }
      // the session may have ended, or the post changed, after the database answered
      if (doubts === doubtsBefore) remember(key, viewer)
      await touch(database.kysely, hash)
      return viewer
    },

    async open(db, staffId, from) {
      const { ticket: token, hash } = newTicket()
      const { expires_at } = await db
        .insertInto('session')
        .values({
          token_hash: hash,
          staff_id: staffId,
          address: from.address,
          place: from.place,
          device: from.device,
          expires_at: sql<string>`now() + ${sql.lit(`${sessionLife.maxDays} days`)}::interval`,
        })
        .returning('expires_at')
        .executeTakeFirstOrThrow()
      return { token, expiresAt: expires_at }
    },

    async end(db, token) {
      const hash = hashOf(token)
      const ended = await db
        .deleteFrom('session')
        .where('token_hash', '=', hash)
        .returning('staff_id')
        .executeTakeFirst()
      cached.delete(keyOf(hash))
      if (ended) announce(db, 'sessions-ended', [ended.staff_id])
      return ended !== undefined
    },

    async check(tokens) {
      const hashes = tokens.map(hashOf)
      const rows = await sessionEnds.all(database.kysely, { hashes })
      const live = new Map(
        rows.map((row) => [
          keyOf(row.token_hash),
          {
            staffId: row.staff_id,
            post: row.base_post,
            merchantId: row.merchant_id,
            holdsFor: row.holds_for,
          },
        ]),
      )
      return hashes.map((hash) => live.get(keyOf(hash)) ?? null)
    },
  }
}

/** Extends the idle time; at most once in five minutes. */
const touch = (db: Executor, hash: Buffer) =>
  db
    .updateTable('session')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', hash)
    .where('used_at', '<', sql<string>`now() - interval '5 minutes'`)
    .execute()
