import { isOpenReview, isRefusedReview } from '@bdr/contract/products/meaning'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import type { StoredFile } from '@bdr/contract/files/replies'
import { changedProductFields } from '@bdr/contract/products/changed'
import { productFields, type ProductContent } from '@bdr/contract/products/model'
import {
  productExtras,
  type BatchOutcome,
  type ProductDetail,
  type ProductRemark,
  type ProductReviewDetail,
  type ProductReviewRow,
  type ProductRow,
} from '@bdr/contract/products/replies'
import { categoryPath } from '@bdr/text/names/categories'
import { refusalText } from '@bdr/text/refusals'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { scopeOf, type Scope } from '../../platform/scope.ts'
import { actionsFor } from '../../platform/transition.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import type { Catalogue } from '../categories/catalogue.ts'
import { readAll } from '../categories/queries.ts'
import { storedFiles } from '../files/present.ts'
import { withTerms } from './content.ts'
import { approvalBlocked, type Outcome } from './decide.ts'
import { contextOf } from './draft.ts'
import { productLifecycle, reviewLifecycle } from './lifecycle.ts'
import type { ProductListRow } from './list-queries.ts'
import { duplicatesOf, productById, termsOf, workingContent, type ProductRecord } from './queries.ts'
import { titleOf } from './record.ts'
import { latestReview, reviewById, type ReviewRecord } from './review-queries.ts'
import { extraGuards, productGuards, type ProductContext } from './rules.ts'
import { sourcesOf } from './sources.ts'

/** The names of the records that rows refer to. */
interface RowSources {
  readonly files: ReadonlyMap<string, StoredFile>
  readonly catalogue: Catalogue
}

export const rowSources = async (
  db: Executor,
  pictures: readonly (string | null | undefined)[],
): Promise<RowSources> => ({
  files: await storedFiles(db, [...new Set(pictures.filter((id) => typeof id === 'string'))]),
  catalogue: await readAll(db),
})

const pathOf = (catalogue: Catalogue, id: string) =>
  categoryPath(catalogue.pathOf(id).map(({ name }) => name))

export const presentRow = (row: ProductListRow, { files, catalogue }: RowSources): ProductRow => ({
  id: row.id,
  version: row.version,
  productNo: row.product_no,
  name: row.name,
  model: row.model,
  status: row.status,
  onShelf: row.on_shelf,
  isUnderReview: row.is_under_review,
  hasDraft: row.has_draft,
  category: pathOf(catalogue, row.category_id),
  brand: row.brand_name,
  unit: row.unit,
  picture: files.get(row.picture_id ?? '') ?? null,
  skuCount: row.sku_count,
  priceFrom: row.price_from && trimZeros(row.price_from),
  priceTo: row.price_to && trimZeros(row.price_to),
  stock: trimZeros(row.stock),
  merchantName: row.merchant_name,
  updatedAt: row.updated_at,
  ...(row.found && { found: row.found }),
})

/** A product as the viewer may see it. Drafts are visible only to their own company until they are submitted. */
export async function readProduct(db: Executor, viewer: Viewer, id: string): Promise<ProductDetail> {
  const scope = scopeOf(viewer)
  const product = await productById(db, scope, id)
  if (!product) throw notFound()
  const [terms, context, review, history] = await Promise.all([
    termsOf(db, id),
    contextOf(db, product),
    latestReview(db, id),
    historyOf(db, 'product', id),
  ])
  // the draft of an approved product is visible only to its own company
  const typed = scope.of === 'own' || product.live === null ? product.draft : null
  const [live, draft] = [product.live, typed].map((content) => content && withTerms(content, terms))
  const isRefused = review !== undefined && isRefusedReview(review.status) && product.draft !== null
  return {
    id,
    version: product.version,
    productNo: product.product_no,
    title: titleOf(product),
    status: product.status,
    onShelf: product.on_shelf,
    merchantName: product.merchant_name,
    live: live ?? null,
    draft: draft ?? null,
    ...(await sourcesOf(db, scope, [product.live, typed])),
    review:
      review !== undefined && isOpenReview(review.status)
        ? { id: review.id, version: review.version, by: review.requested_by_name, at: review.created_at }
        : null,
    refusal: isRefused
      ? {
          id: review.id,
          reason: review.decision_reason ?? '',
          remarks: review.remarks as ProductRemark[],
          at: review.updated_at,
        }
      : null,
    duplicates: await presentDuplicates(db, product, workingContent(product)),
    actions: presentActions(productActions(product, viewer, context)),
    history,
    createdAt: product.created_at,
    updatedAt: product.updated_at,
  }
}

const presentDuplicates = async (
  db: Executor,
  product: Pick<ProductRecord, 'id' | 'merchant_id'>,
  content: ProductContent,
) =>
  (await duplicatesOf(db, product, content)).map((one) => ({
    id: one.id,
    productNo: one.product_no,
    name: one.name,
    status: one.status,
  }))

/** The actions of its life cycle, and the company's other actions. */
function productActions(product: ProductRecord, viewer: Viewer, context: ProductContext) {
  const { allowed, blocked } = actionsFor(productLifecycle, product.status, viewer, (action) =>
    productGuards[action](context),
  )
  const extras = viewerCan(viewer, 'product:edit')
    ? productExtras.map((action) => ({ action, why: extraGuards[action](context) }))
    : []
  return {
    allowed: [...allowed, ...extras.filter(({ why }) => why === null).map(({ action }) => action)],
    blocked: [...blocked, ...extras.flatMap(({ action, why }) => (why === null ? [] : [{ action, why }]))],
  }
}

export const presentReviewRow = (row: ReviewRecord, { files, catalogue }: RowSources): ProductReviewRow => ({
  id: row.id,
  version: row.version,
  status: row.status,
  productId: row.record_id,
  productNo: row.product_no,
  name: row.after.name,
  model: row.after.model,
  category: pathOf(catalogue, row.after.categoryId),
  picture: files.get(row.after.pictures[0] ?? '') ?? null,
  isEdit: row.before !== null,
  fields: row.before === null ? [...productFields] : changedProductFields(row.before, row.after),
  merchantName: row.merchant_name,
  requestedBy: row.requested_by_name,
  reason: row.decision_reason,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export async function readReview(db: Executor, viewer: Viewer, id: string): Promise<ProductReviewDetail> {
  const scope: Scope = scopeOf(viewer)
  const review = await reviewById(db, scope, id)
  if (!review) throw notFound()
  const { before, after } = review
  const blocked =
    isOpenReview(review.status) && viewerCan(viewer, 'product:review')
      ? await approvalBlocked(db, { viewer }, review)
      : null
  return {
    id,
    version: review.version,
    title: after.name,
    status: review.status,
    productId: review.record_id,
    productNo: review.product_no,
    merchantName: review.merchant_name,
    requestedBy: review.requested_by_name,
    before,
    after,
    ...(await sourcesOf(db, scope, [before, after])),
    duplicates: await presentDuplicates(
      db,
      { id: review.record_id, merchant_id: review.merchant_id },
      review.after,
    ),
    reason: review.decision_reason,
    remarks: review.remarks,
    actions: presentActions(
      actionsFor(reviewLifecycle, review.status, viewer, (action) => (action === 'approve' ? blocked : null)),
    ),
    history: await historyOf(db, 'product-review', id),
    createdAt: review.created_at,
    updatedAt: review.updated_at,
  }
}

export const presentOutcome = ({ done, refused }: Outcome): BatchOutcome => ({
  done,
  refused: refused.map(({ id, name, why }) => ({ id, name, reason: refusalText(why) })),
})
