import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'
import { preparedFamily, type Params } from './db/prepared.ts'
import { ofAnyMerchant, prepareScope, type Scope } from './scope.ts'

/** A word that more of them say is asked of the rows themselves: so many rows say it that a page is soon full. */
const mostTexts = 200

/**
 * The distinct texts of a column that say a word within a scope: buyers, addresses. They are found by going from
 * one to the next in an index that begins with the tenant and the column (of operators: with the column), so
 * that a list is narrowed by an index to what no index can find itself.
 * @returns undefined where more than `mostTexts` of them say it
 */
export function distinctTexts(table: 'purchase_order' | 'delivery_note', column: string) {
  const from = sql.table(table)
  const text = sql.ref(column)
  const saying = preparedFamily(
    (_db, { of }: { of: Scope['of'] }, p: Params<{ pattern: string; merchantId: string }>) => {
      const within = of === 'own' ? sql`merchant_id = ${p.merchantId}` : ofAnyMerchant('merchant_id')
      return sql<{ text: string }>`
        with recursive each (text) as (
          (select ${text} from ${from} where ${within} order by ${text} limit 1)
          union all
          select (select ${text} from ${from} where ${within} and ${text} > each.text order by ${text} limit 1)
          from each where each.text is not null)
        select text from each where text ilike ${p.pattern} limit ${sql.lit(mostTexts + 1)}`
    },
  )
  /** @param pattern of ILIKE */
  return async (db: Executor, scope: Scope, pattern: string): Promise<string[] | undefined> => {
    const { shape, values } = prepareScope(scope)
    const rows = await saying(shape).all(db, { pattern, ...values })
    return rows.length > mostTexts ? undefined : rows.map((row) => row.text)
  }
}
