import { isLiveProduct } from '@bdr/contract/products/meaning'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, conflictBecause, notFound } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory, notNow, transition } from '../../platform/transition.ts'
import type { Outcome } from './decide.ts'
import { contextOf, lockAsRead } from './draft.ts'
import { productLifecycle } from './lifecycle.ts'
import { lockProducts, copyTermsToProduct, termsOf, type ProductRecord } from './queries.ts'
import { recordProduct, titleOf } from './record.ts'
import { extraGuards, productGuards } from './rules.ts'

/**
 * Puts several products on sale or takes them off sale. Those that cannot be changed are returned.
 * @throws AppError A00005 if one of them does not exist
 */
export async function shelve(
  tx: Executor,
  change: Change,
  { ids, on }: { ids: readonly string[]; on: boolean },
): Promise<Outcome> {
  const { viewer } = change
  const wanted = [...new Set(ids)]
  const rows = await lockProducts(tx, scopeOf(viewer), wanted)
  if (rows.length < wanted.length) throw notFound()
  const action = on ? 'shelve' : 'unshelve'
  const looked = rows.map((row) => ({
    row,
    why: isLiveProduct(row.status)
      ? productGuards[action]({
          status: row.status,
          onShelf: row.on_shelf,
          isUnderReview: false,
          isLive: true,
          hasDraft: false,
        })
      : notNow(productLifecycle, row.status, action),
  }))
  const done = looked.filter(({ why }) => why === null).map(({ row }) => row)
  if (done.length > 0)
    await tx
      .updateTable('product')
      .set({ on_shelf: on, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
      .where(
        'id',
        'in',
        done.map(({ id }) => id),
      )
      .execute()
  for (const row of done) {
    const changes = changesBetween(['onShelf'], { onShelf: !on }, { onShelf: on })
    await transition(tx, productLifecycle, viewer, [
      { id: row.id, from: row.status, action, blocked: null, changes },
    ])
    await recordProduct(tx, change, action, row, { changes })
  }
  return {
    done: done.length,
    refused: looked.flatMap(({ row, why }) =>
      why === null ? [] : [{ id: row.id, name: titleOf(row), why }],
    ),
  }
}

/** Changes price and stock at once; each change is recorded with its SKU's code. */
export async function reprice(
  tx: Executor,
  change: Change,
  { skus, ...seen }: RecordVersion & { skus: readonly { key: string; price: Decimal; stock: Decimal }[] },
): Promise<void> {
  const product = await lockAsRead(tx, change.viewer, seen)
  const why = extraGuards.reprice(await contextOf(tx, product))
  if (why) throw conflictBecause(why)
  const terms = await termsOf(tx, product.id)
  if (skus.some(({ key }) => !terms.has(key))) throw conflict('product.noStockKeys')
  await writeTerms(tx, change, product, terms, skus)
}

/** Writes price and stock of a locked product, and records each difference. */
export async function writeTerms(
  tx: Executor,
  change: Change,
  product: Pick<ProductRecord, 'id' | 'merchant_id' | 'status' | 'name' | 'product_no'>,
  terms: Awaited<ReturnType<typeof termsOf>>,
  skus: readonly { key: string; price: Decimal; stock: Decimal }[],
): Promise<void> {
  const { viewer } = change
  const changes: FieldChange[] = []
  for (const { key, price, stock } of skus) {
    const sku = terms.get(key)!
    const differences = changesBetween(['price', 'stock'], sku, { price, stock }, sku.code)
    if (differences.length === 0) continue
    changes.push(...differences)
    await tx.updateTable('sku').set({ price, stock }).where('id', '=', sku.id).execute()
  }
  if (changes.length === 0) return
  await tx
    .updateTable('product')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', product.id)
    .execute()
  await copyTermsToProduct(tx, product.id)
  const { id, status } = product
  await appendHistory(tx, 'product', viewer, [{ id, action: 'reprice', from: status, to: status, changes }])
  await recordProduct(tx, change, 'reprice', product, { changes })
}
