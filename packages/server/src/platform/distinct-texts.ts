import { sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Executor } from './db/executor.ts'
import { prepared, type Params } from './db/prepared.ts'
import type { Scope } from './scope.ts'

/** A word that more of them contain is looked for in the rows themselves: so many contain it that a page is soon full. */
const mostTexts = 200

/** Under which the texts of all merchants are known; no merchant has it. */
const anyMerchant = '0'

/**
 * The distinct texts of a kind that contain a word within a scope: buyers, addresses. The database writes down each
 * that it has not seen, so that a list is narrowed by an index to what no index can find itself.
 * @returns undefined where more than `mostTexts` of them contain it
 */
export function distinctTexts(kind: Schema['known_text']['kind']) {
  const matching = prepared(
    (_db, p: Params<{ merchantId: string; pattern: string }>) => sql<{ body: string }>`
      select distinct body from known_text
      where merchant_id = ${p.merchantId} and kind = ${sql.lit(kind)} and body ilike ${p.pattern}
      limit ${sql.lit(mostTexts + 1)}`,
  )
  /** @param pattern of ILIKE */
  return async (db: Executor, scope: Scope, pattern: string): Promise<string[] | undefined> => {
    const merchantId = scope.of === 'own' ? scope.merchantId : anyMerchant
    const rows = await matching.all(db, { merchantId, pattern })
    return rows.length > mostTexts ? undefined : rows.map(({ body }) => body)
  }
}
