import type { LayoutChoice } from '@bdr/contract/kernel/import-file'
import { importFields, type ImportField } from '@bdr/contract/orders/import'
import type { Executor } from '../../platform/db/executor.ts'
import { rememberedLayouts, rememberLayout, type LayoutColumns } from '../../platform/import/layouts.ts'
import type { PriceBasis, ReadOptions, ReadResult } from './model.ts'

/** Operators share their layouts, because they import for all merchants. */
const owner = { merchantId: null, purpose: 'orders' } as const

/** The mappings people chose for table heads, for earlier files and now. */
export async function knownLayouts(
  db: Executor,
  choices: readonly LayoutChoice[],
): Promise<Pick<ReadOptions, 'layouts' | 'priceBases'>> {
  const remembered = await rememberedLayouts(db, owner)
  const layouts = new Map(
    remembered.flatMap(({ head, columns }) =>
      columns.length > 0 ? [[head, fieldsOf(columns)] as const] : [],
    ),
  )
  for (const { head, columns } of choices) layouts.set(head, fieldsOf(columns))
  const priceBases = remembered.flatMap(({ head, priceBasis }) =>
    priceBasis ? [[head, priceBasis] as const] : [],
  )
  return { layouts, priceBases: new Map<string, PriceBasis>(priceBases) }
}

/** Columns mapped to an unknown field are ignored, so they keep their own meaning. */
const fieldsOf = (columns: LayoutColumns): Map<number, ImportField | null> =>
  new Map(
    columns.flatMap(([index, name]) => {
      const field = importFields.find((one) => one === name) ?? null
      return name === null || field !== null ? [[index, field] as const] : []
    }),
  )

/** Remembers the mappings chosen for the heads of an imported file, so that nobody is asked again. */
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
  for (const head of new Set([...mapped.keys(), ...bases.keys()]))
    await rememberLayout(db, owner, {
      head,
      columns: mapped.get(head) ?? null,
      priceBasis: bases.get(head) ?? null,
    })
}
