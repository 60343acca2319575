import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * The next of a company's product numbers is asked for with every product that is added: without an index
 * all its products are read each time, which in a list of fifty thousand takes longer than adding them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `create index product_by_number on product (merchant_id, (split_part(product_no, '-', 2)::int))`,
  )
}
