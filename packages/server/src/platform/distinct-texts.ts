import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'
import type { Scope } from './scope.ts'

/** A word that more texts contain is searched in the rows directly: so many rows match that a page fills quickly. */
const maxTexts = 200

/** The merchant id under which the texts of all merchants are stored; no merchant has it. */
const anyMerchant = '0'

/**
 * The distinct texts of a kind (buyers, addresses) within a scope that contain a word. The database stores each new
 * text, so that an index can narrow a list by something that no index could search itself.
 * @returns undefined if more than `maxTexts` contain it
 */
export function distinctTexts(kind: Schema['known_text']['kind']) {
  const matching = prepared(
    (_db, p: Params<{ merchantId: string; pattern: string }>) => sql<{ body: string }>`
      select distinct body from known_text
      where merchant_id = ${p.merchantId} and kind = ${sql.lit(kind)} and body ilike ${p.pattern}
      limit ${sql.lit(maxTexts + 1)}`,
  )
  /** @param pattern for ILIKE */
  return async (db: Executor, scope: Scope, pattern: string): Promise<string[] | undefined> => {
    const merchantId = scope.of === 'own' ? scope.merchantId : anyMerchant
    const rows = await matching.all(db, { merchantId, pattern })
    return rows.length > maxTexts ? undefined : rows.map(({ body }) => body)
  }
}
