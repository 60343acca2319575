import type { LayoutChoice } from '@bdr/contract/kernel/import-file'
import { sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Executor } from '../db/executor.ts'

/** The owner and purpose of stored layouts. Suppliers have their own; operators share those of the marketplace. */
interface LayoutOwner {
  readonly merchantId: string | null
  /** the kind of import: `orders` */
  readonly purpose: string
}

/** The meaning of 0-based columns; null ignores a column. */
export type LayoutColumns = LayoutChoice['columns']

type PriceBasis = Schema['import_layout']['price_basis']

interface KnownLayout {
  readonly head: string
  /** as mapped by hand; empty if that was not necessary */
  readonly columns: LayoutColumns
  /** whether prices without a stated basis include tax, if that was asked */
  readonly priceBasis: PriceBasis
}

/** Layouts of one owner that are loaded, the most recently used first. */
const maxLayouts = 2000

const ofOwner = (db: Executor, { merchantId, purpose }: LayoutOwner) =>
  db
    .selectFrom('import_layout')
    .where('purpose', '=', purpose)
    .where('merchant_id', merchantId === null ? 'is' : '=', merchantId)

/** The mappings people chose for table heads of earlier files. */
export async function rememberedLayouts(db: Executor, owner: LayoutOwner): Promise<KnownLayout[]> {
  const rows = await ofOwner(db, owner)
    .select(['head', 'columns', 'price_basis'])
    .orderBy('updated_at', 'desc')
    .limit(maxLayouts)
    .execute()
  return rows.map(({ head, columns, price_basis: priceBasis }) => ({
    head,
    columns: JSON.parse(columns) as LayoutColumns,
    priceBasis,
  }))
}

/** Remembers a mapping for a table head, so that nobody is asked again; null keeps what is stored. */
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
