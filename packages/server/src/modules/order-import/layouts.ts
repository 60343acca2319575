import type { ImportField, LayoutChoice } from '@bdr/contract/orders/import'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { PriceBasis, ReadOptions, ReadResult } from './model.ts'

const purpose = 'orders'
/** Layouts of the buyers of one platform; those used last go before. */
const mostLayouts = 2000

type Mapping = readonly (readonly [number, ImportField | null])[]

/** What people said of heads of tables: for earlier files, and now. */
export async function knownLayouts(
  db: Executor,
  choices: readonly LayoutChoice[],
): Promise<Pick<ReadOptions, 'layouts' | 'priceBases'>> {
  const rows = await db
    .selectFrom('import_layout')
    .select(['head', 'columns', 'price_basis'])
    .where('purpose', '=', purpose)
    .orderBy('updated_at', 'desc')
    .limit(mostLayouts)
    .execute()
  const layouts = new Map<string, Map<number, ImportField | null>>()
  for (const { head, columns } of rows) {
    const mapping = JSON.parse(columns) as Mapping
    if (mapping.length > 0) layouts.set(head, new Map(mapping))
  }
  for (const { head, columns } of choices) layouts.set(head, new Map(columns))
  const priceBases = rows.flatMap(({ head, price_basis: basis }) => (basis ? [[head, basis] as const] : []))
  return { layouts, priceBases: new Map<string, PriceBasis>(priceBases) }
}

/** Remembers what was said of the heads of an imported file, so that nobody is asked again. */
export async function rememberLayouts(
  db: Executor,
  read: Pick<ReadResult, 'layouts' | 'bases'>,
  choices: readonly LayoutChoice[],
): Promise<void> {
  const ofFile = new Set(read.layouts.map(({ head }) => head))
  const mapped = new Map(
    choices.filter(({ head }) => ofFile.has(head)).map(({ head, columns }) => [head, columns]),
  )
  const bases = new Map(read.bases.map(({ head, basis }) => [head, basis]))
  for (const head of new Set([...mapped.keys(), ...bases.keys()])) {
    const columns = mapped.get(head)
    await db
      .insertInto('import_layout')
      .values({
        purpose,
        head,
        columns: JSON.stringify(columns ?? []),
        price_basis: bases.get(head) ?? null,
      })
      .onConflict((conflict) =>
        conflict.columns(['purpose', 'head']).doUpdateSet((row) => ({
          columns: columns ? row.ref('excluded.columns') : row.ref('import_layout.columns'),
          price_basis: sql<PriceBasis | null>`coalesce(excluded.price_basis, import_layout.price_basis)`,
          updated_at: sql<string>`now()`,
        })),
      )
      .execute()
  }
}
