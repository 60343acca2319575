import { changedProductFields } from '@bdr/contract/products/changed'
import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductExtra } from '@bdr/contract/products/replies'
import { announceRecords } from '../../platform/announce.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflictBecause, invalid, notFound } from '../../platform/errors.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { brandsById } from '../brands/queries.ts'
import { readAll } from '../categories/queries.ts'
import { areUsable, referTo } from '../files/refer.ts'
import { cleanDescription, copyOf, emptyContent, withTerms } from './content.ts'
import {
  deleteProduct,
  insertProduct,
  lockProduct,
  productById,
  termsOf,
  workingContent,
  writeDraft,
  type ProductRecord,
} from './queries.ts'
import { recordProduct } from './record.ts'
import { openReview } from './review-queries.ts'
import { extraGuards, type ProductContext } from './rules.ts'

/** The facts about a product that its rules need. */
export async function contextOf(db: Executor, product: ProductRecord): Promise<ProductContext> {
  return {
    status: product.status,
    onShelf: product.on_shelf,
    isUnderReview: (await openReview(db, product.id)) !== undefined,
    isLive: product.live !== null,
    hasDraft: product.draft !== null,
  }
}

/** The product in the version that the caller has read, locked. */
export const lockAsRead = async (tx: Executor, viewer: Viewer, seen: RecordVersion): Promise<ProductRecord> =>
  assertVersion(await lockProduct(tx, scopeOf(viewer), seen.id), seen)

/**
 * The same for a product that may be edited.
 * @throws AppError A06002 if it may not
 */
async function lockFor(tx: Executor, viewer: Viewer, seen: RecordVersion, what: ProductExtra) {
  const product = await lockAsRead(tx, viewer, seen)
  const why = extraGuards[what](await contextOf(tx, product))
  if (why) throw conflictBecause(why)
  return product
}

/** @returns the new draft's id */
export async function createProduct(tx: Executor, change: Change, categoryId: string): Promise<string> {
  const catalogue = await readAll(tx)
  if (!catalogue.isOpenLeaf(categoryId)) throw invalid([fault(['categoryId'], 'product.categoryClosed')])
  return begin(tx, change, 'create', emptyContent(categoryId))
}

/** @returns the copy's id */
export async function copyProduct(tx: Executor, change: Change, id: string): Promise<string> {
  const { viewer } = change
  const product = await productById(tx, scopeOf(viewer), id)
  if (!product) throw notFound()
  const content = withTerms(workingContent(product), await termsOf(tx, id))
  const copy = await begin(tx, change, 'copy', copyOf(content))
  await referToFiles(tx, viewer, copy, content)
  return copy
}

async function begin(tx: Executor, change: Change, action: 'create' | 'copy', content: ProductContent) {
  const { viewer } = change
  const merchantId = ownMerchantOf(viewer)
  const { id, product_no } = await insertProduct(tx, merchantId, content)
  await appendHistory(tx, 'product', viewer, [{ id, action, to: 'draft' }])
  await recordProduct(tx, change, action, { id, product_no, merchant_id: merchantId, name: content.name })
  return id
}

/** Stores the typed values. Nobody else sees them yet, so the timeline does not contain them. */
export async function saveDraft(
  tx: Executor,
  viewer: Viewer,
  { content, ...seen }: RecordVersion & { content: ProductContent },
): Promise<void> {
  const product = await lockFor(tx, viewer, seen, 'edit')
  const draft = { ...content, description: await cleanDescription(content.description) }
  await checkFiles(tx, viewer, product.id, draft)
  await checkChoices(tx, viewer, draft)
  await referToFiles(tx, viewer, product.id, draft)
  const isAsLive = product.live !== null && changedProductFields(product.live, draft).length === 0
  await writeDraft(tx, product, isAsLive ? null : draft)
  announceRecords(tx, 'product', [product.id], product.merchant_id)
}

export async function discardDraft(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const product = await lockFor(tx, change.viewer, seen, 'discard')
  await writeDraft(tx, product, null)
  await referToFiles(tx, change.viewer, product.id, product.live!, true)
  await appendHistory(tx, 'product', change.viewer, [
    { id: product.id, action: 'discard', from: product.status, to: product.status },
  ])
  await recordProduct(tx, change, 'discard', product)
}

export async function removeProduct(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const product = await lockFor(tx, change.viewer, seen, 'remove')
  await deleteProduct(tx, product)
  await recordProduct(tx, change, 'remove', product)
}

/** @throws AppError A00002 at a category or brand that does not exist, or a brand requested by another company */
async function checkChoices(tx: Executor, viewer: Viewer, { categoryId, brandId }: ProductContent) {
  if (categoryId !== '' && !(await readAll(tx)).byId.has(categoryId))
    throw invalid([fault(['content', 'categoryId'], 'product.categoryClosed')])
  if (brandId !== '' && (await brandsById(tx, scopeOf(viewer), [brandId])).length === 0)
    throw invalid([fault(['content', 'brandId'], 'product.brandUnknown')])
}

/** @throws AppError A00002 at the pictures or documents; it does not reveal whether another company has a file */
export async function checkFiles(
  tx: Executor,
  viewer: Viewer,
  recordId: string,
  { pictures, documents }: ProductContent,
): Promise<void> {
  const use = { kind: 'product', recordId } as const
  if (!(await areUsable(tx, viewer, pictures, { ...use, purpose: 'product-picture' })))
    throw invalid([fault(['content', 'pictures'], 'product.pictureGone')])
  const files = documents.map(({ fileId }) => fileId)
  if (!(await areUsable(tx, viewer, files, { ...use, purpose: 'product-document' })))
    throw invalid([fault(['content', 'documents'], 'product.documentGone')])
}

/** @param alone whether the product's other files are no longer needed by buyers or a reviewer */
export async function referToFiles(
  tx: Executor,
  owner: { readonly staffId: string; readonly merchantId: string | null },
  recordId: string,
  { pictures, documents }: ProductContent,
  alone = false,
): Promise<void> {
  const use = { kind: 'product', recordId, replace: alone } as const
  await referTo(tx, owner, pictures, { ...use, purpose: 'product-picture' })
  const files = documents.map(({ fileId }) => fileId)
  await referTo(tx, owner, files, { ...use, purpose: 'product-document' })
}
