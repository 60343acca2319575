import type { ProductRemark } from '@bdr/contract/products/replies'
import type { InputOf } from '@bdr/contract/kernel/call'
import type { decideProductReviews } from '@bdr/contract/products/calls'
import { codeKey } from '@bdr/contract/products/faults'
import { productNotices } from '@bdr/text/products'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { oneByOne, type OneByOneParts } from '../../platform/one-by-one.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { transition } from '../../platform/transition.ts'
import { approveWithProduct } from '../brands/change.ts'
import { brandsById } from '../brands/queries.ts'
import { readAll } from '../categories/queries.ts'
import { notify } from '../messages/notify.ts'
import { referToFiles } from './draft.ts'
import { productLifecycle, reviewLifecycle } from './lifecycle.ts'
import { codesElsewhere, lockProduct, writeLive, type ProductRecord } from './queries.ts'
import { recordProduct } from './record.ts'
import { productChanges } from './recorded.ts'
import { lockReview, reviewById, reviewNames, writeDecision, type ReviewRecord } from './review-queries.ts'
import { reviewGuards } from './rules.ts'
import { namesOf } from './sources.ts'

/** The result of one action on several records. */
export interface Outcome {
  readonly done: number
  readonly refused: readonly { readonly id: string; readonly name: string; readonly why: Refusal }[]
}

/** The request and its product, locked in the common order: first the product, then the request. */
async function locked(tx: Executor, { viewer }: Change, seen: RecordVersion) {
  const scope = scopeOf(viewer)
  // of a withdrawn new product only this request can still be seen
  const unlocked = assertVersion(await reviewById(tx, scope, seen.id), seen)
  const product = await lockProduct(tx, scope, unlocked.record_id)
  if (!product) throw notFound()
  return { scope, product, review: assertVersion(await lockReview(tx, scope, seen.id), seen) }
}

/** The reasons why a request currently cannot be approved. */
export async function approvalBlocked(
  db: Executor,
  { viewer }: Pick<Change, 'viewer'>,
  { record_id, merchant_id, after }: ReviewRecord,
): Promise<Refusal | null> {
  const product = { id: record_id, merchant_id }
  const taken = await codesElsewhere(
    db,
    product,
    after.skus.map(({ code }) => code),
  )
  const [brand] = await brandsById(db, scopeOf(viewer), after.brandId === '' ? [] : [after.brandId])
  return reviewGuards.approve({
    codesTaken: [...new Set(after.skus.flatMap(({ code }) => taken.get(codeKey(code)) ?? []))],
    isCategoryClosed: !(await readAll(db)).isOpenLeaf(after.categoryId),
    brandState: brand?.state ?? null,
  })
}

/** Approves a submitted content, which buyers see from now on. */
export async function approve(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const { viewer } = change
  const { scope, product, review } = await locked(tx, change, seen)
  const states = await transition(tx, reviewLifecycle, viewer, [
    {
      id: review.id,
      from: review.status,
      action: 'approve',
      blocked: await approvalBlocked(tx, change, review),
    },
  ])
  const { before, after } = review
  const brandId = after.brandId === '' ? '' : await approveWithProduct(tx, change, after.brandId)
  const content = { ...after, brandId }
  await writeLive(tx, product, content)
  await referToFiles(
    tx,
    { staffId: review.requested_by, merchantId: product.merchant_id },
    product.id,
    content,
    true,
  )
  const changes = productChanges(before, content, await namesOf(tx, scope, [before, content]))
  await transition(tx, productLifecycle, viewer, [
    { id: product.id, from: product.status, action: 'approve', to: 'approved', changes },
  ])
  await recordProduct(tx, change, 'approve', product, { changes: [...states, ...changes] })
  await notifyMerchant(
    tx,
    change,
    product,
    productNotices.approved({ name: after.name, isEdit: before !== null }),
  )
}

/** Refuses a submitted content with the required corrections. The live version stays as it is. */
export async function refuse(
  tx: Executor,
  change: Change,
  input: RecordVersion & { reason: string; remarks: readonly ProductRemark[] },
): Promise<void> {
  const { viewer } = change
  const { reason } = input
  const { product, review } = await locked(tx, change, input)
  const states = await transition(tx, reviewLifecycle, viewer, [
    { id: review.id, from: review.status, action: 'refuse', reason },
  ])
  await writeDecision(tx, review.id, input)
  const isEdit = product.live !== null
  await transition(tx, productLifecycle, viewer, [
    { id: product.id, from: product.status, action: 'reject', to: isEdit ? 'approved' : 'rejected', reason },
  ])
  await recordProduct(tx, change, 'refuse', product, { changes: states, detail: { reason } })
  await notifyMerchant(
    tx,
    change,
    product,
    productNotices.refused({ name: review.after.name, isEdit, reason }),
  )
}

/**
 * Makes the same decision on several requests, each independently.
 * @throws AppError A00005 if one of them does not exist
 */
export async function decideOnSeveral(
  parts: OneByOneParts,
  change: Change,
  { reviews, decision }: InputOf<typeof decideProductReviews>,
): Promise<Outcome> {
  const versions = new Map(reviews.map((review) => [review.id, review]))
  const named = await reviewNames(parts.database.kysely, scopeOf(change.viewer), [...versions.keys()])
  if (named.length !== versions.size) throw notFound()
  const { done, refused } = await oneByOne(parts, named, (tx, { id }) => {
    const seen = versions.get(id)!
    return decision.action === 'approve'
      ? approve(tx, change, seen)
      : refuse(tx, change, { ...seen, reason: decision.reason, remarks: [] })
  })
  return { done: done.length, refused: refused.map(({ item, why }) => ({ ...item, why })) }
}

/** Withdraws a request of the viewer's company, so that it can be edited again. */
export async function withdraw(tx: Executor, change: Change, seen: RecordVersion): Promise<void> {
  const { viewer } = change
  const { product, review } = await locked(tx, change, seen)
  const states = await transition(tx, reviewLifecycle, viewer, [
    { id: review.id, from: review.status, action: 'withdraw' },
  ])
  await transition(tx, productLifecycle, viewer, [
    {
      id: product.id,
      from: product.status,
      action: 'withdraw',
      to: product.live === null ? 'draft' : 'approved',
    },
  ])
  await recordProduct(tx, change, 'withdraw', product, { changes: states })
}

const notifyMerchant = (tx: Executor, { viewer }: Change, product: ProductRecord, content: string) =>
  notify(
    tx,
    viewer,
    { merchant: { id: product.merchant_id, permission: 'product:edit' } },
    { type: 'business', content, about: { page: 'productDetail', id: product.id } },
  )
