import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Of the tables that grow fastest only those columns have statistics that a plan depends on. To sort texts
 * that nothing is compared with took most of the time in which they are analysed; and a sample is as large as
 * its most thorough column asks for, so that of rows as wide as products' all 5,000 pages were read and tens of
 * megabytes held for it. On the embedded database everybody waits meanwhile.
 */
const columns: Readonly<Record<string, { readonly asked: string; readonly unasked: string }>> = {
  product: {
    asked: 'id merchant_id status on_shelf category_id brand_id model updated_at',
    unasked:
      'product_no version name initials unit picture_id sku_count price_from price_to stock created_at',
  },
  product_attribute: { asked: 'merchant_id product_id key value number', unasked: '' },
  history: {
    asked: 'id kind record_id at actor_id action from_status to_status',
    unasked: 'actor_name reason about',
  },
}
/** A third of what is usual: 9,000 rows are looked at. */
const target = 30

export async function up(db: Kysely<unknown>): Promise<void> {
  const setting = (names: string, value: number) =>
    names.split(' ').flatMap((name) => (name === '' ? [] : `alter column ${name} set statistics ${value}`))
  const tables = Object.entries(columns).map(
    ([table, { asked, unasked }]) =>
      `alter table ${table} ${[...setting(asked, target), ...setting(unasked, 0)].join(', ')};`,
  )
  await runStatements(
    db,
    `
${tables.join('\n')}
alter index product_by_number alter column 2 set statistics 0;
alter table search_text alter column body set statistics 0
`,
  )
}
