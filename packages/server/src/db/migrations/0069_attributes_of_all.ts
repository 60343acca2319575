import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Operators narrow everybody's products by attributes, too. A value is asked for as it is, so that one index
 * serves them and each merchant alike: it says value before merchant, and either finds its rows side by side.
 * Within a range of numbers one merchant's rows would lie scattered, so that operators have an index of their
 * own, which says the condition that only their questions say (0062). A product has few numbers.
 *
 * The index in which they walk everybody's products says it as well: where one merchant had nearly all of
 * them, a plan kept for all merchants walked in it through the large one's to find the few of another's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
drop index product_attribute_by_value;
create index product_attribute_by_value on product_attribute (key, value, merchant_id, product_id);
create index product_attribute_all_by_number on product_attribute (key, number, merchant_id, product_id)
  where number is not null and merchant_id is distinct from 0;
drop index product_of_all;
create index product_of_all on product (updated_at desc, id desc) where merchant_id is distinct from 0
`,
  )
}
