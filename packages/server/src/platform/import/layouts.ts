import type { LayoutChoice } from '@bdr/contract/kernel/import-file'
import { sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Executor } from '../db/executor.ts'

/** Whose layouts of which kind of file; suppliers have their own, operators' are the marketplace's. */
interface LayoutOwner {
  readonly merchantId: string | null
  /** what is imported: `orders` */
  readonly purpose: string
}

/** What columns mean, 0-based; null leaves a column out. */
export type LayoutColumns = LayoutChoice['columns']

type PriceBasis = Schema['import_layout']['price_basis']

interface KnownLayout {
  readonly head: string
  /** as they were mapped by hand; empty where nobody had to */
  readonly columns: LayoutColumns
  /** whether a price of no stated basis is with tax, where that was asked */
  readonly priceBasis: PriceBasis
}

/** Layouts of one owner that are looked at; those used last go before. */
const mostLayouts = 2000

const ofOwner = (db: Executor, { merchantId, purpose }: LayoutOwner) =>
  db
    .selectFrom('import_layout')
    .where('purpose', '=', purpose)
    .where('merchant_id', merchantId === null ? 'is' : '=', merchantId)

/** What people said of heads of tables for earlier files. */
export async function rememberedLayouts(db: Executor, owner: LayoutOwner): Promise<KnownLayout[]> {
  const rows = await ofOwner(db, owner)
    .select(['head', 'columns', 'price_basis'])
    .orderBy('updated_at', 'desc')
    .limit(mostLayouts)
    .execute()
  return rows.map(({ head, columns, price_basis: priceBasis }) => ({
    head,
    columns: JSON.parse(columns) as LayoutColumns,
    priceBasis,
  }))
}

/** Remembers what was said of a head, so that nobody is asked again; null leaves what is known. */
export async function rememberLayout(
  db: Executor,
  { merchantId, purpose }: LayoutOwner,
  { head, columns, priceBasis }: { head: string; columns: LayoutColumns | null; priceBasis: PriceBasis },
): Promise<void> {
  await db
    .insertInto('import_layout')
    .values({
      merchant_id: merchantId,
      purpose,
      head,
      columns: JSON.stringify(columns ?? []),
      price_basis: priceBasis,
    })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'purpose', 'head']).doUpdateSet((row) => ({
        columns: columns ? row.ref('excluded.columns') : row.ref('import_layout.columns'),
        price_basis: sql<PriceBasis>`coalesce(excluded.price_basis, import_layout.price_basis)`,
        updated_at: sql<string>`now()`,
      })),
    )
    .execute()
}
