import { sql, type RawBuilder } from 'kysely'

/**
 * The block that a row of `search_text` lies in, word for word as the indexes of migration 0055 have it: the
 * planner compares the expressions. Ids of quotations are drawn at random, so that all of them are one block.
 */
export const searchBlock = (span: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(case when kind = 'quotation' then 0 else record_id >> ${span} end)`
