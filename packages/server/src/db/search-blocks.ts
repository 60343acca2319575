import { sql, type RawBuilder } from 'kysely'

/**
 * The block of a row in `search_text`, with exactly the expression of the indexes in migration 0055, which the planner
 * compares. Ids of quotations are random, so all of them are one block.
 */
export const searchBlock = (span: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case when kind = 'quotation' then 0 else record_id >> ${span} end)`
