import * as calls from '@bdr/contract/products/calls'
import { productExport, productReviewExport } from '@bdr/text/products'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import { attributesOf } from '../categories/attributes.ts'
import { readAll } from '../categories/queries.ts'
import { findUnits } from '../categories/units.ts'
import { approve, decideOnSeveral, refuse, withdraw } from './decide.ts'
import { copyProduct, createProduct, discardDraft, removeProduct, saveDraft } from './draft.ts'
import { productColumns, reviewColumns, type ExportedSku } from './export.ts'
import { allProducts, categoriesOfProducts, countsOfProducts, pageOfProducts } from './list-queries.ts'
import { reprice, shelve } from './offer.ts'
import { skusOf } from './queries.ts'
import {
  presentOutcome,
  presentReviewRow,
  presentRow,
  readProduct,
  readReview,
  rowSources,
} from './present.ts'
import { allReviews, pageOfReviews } from './review-queries.ts'
import { submitProduct } from './submit.ts'

export function productRoutes(parts: ModuleParts): BoundCall[] {
  return [...productCalls(), ...lookupCalls(), ...reviewCalls(parts)]
}

const productCalls = (): BoundCall[] => [
  bindExport(calls.exportProducts, {
    name: () => productExport.name,
    columns: productColumns,
    async *chunks({ db, viewer, input }) {
      for await (const rows of allProducts(db, scopeOf(viewer), input)) {
        const sources = await rowSources(db, [])
        const skus = await skusOf(
          db,
          rows.map(({ id }) => id),
        )
        yield rows.flatMap((row): ExportedSku[] => {
          const product = presentRow(row, sources)
          const own = skus.get(row.id) ?? []
          return own.length === 0 ? [{ ...product, sku: null }] : own.map((sku) => ({ ...product, sku }))
        })
      }
    },
  }),
  bind(calls.listProducts, async ({ db, viewer, input }) => {
    const page = await pageOfProducts(db, scopeOf(viewer), input)
    const sources = await rowSources(
      db,
      page.rows.map((row) => row.picture_id),
    )
    return pageReply(input, page, (row) => presentRow(row, sources))
  }),
  bind(calls.countProducts, ({ db, viewer, input }) => countsOfProducts(db, scopeOf(viewer), input)),
  bind(calls.listProductCategories, ({ db, viewer }) => categoriesOfProducts(db, scopeOf(viewer))),
  bind(calls.readProduct, ({ db, viewer, input }) => readProduct(db, viewer, input.id)),
  bind(calls.createProduct, async ({ db, viewer, caller, input }) => {
    const id = await createProduct(db, { viewer, caller }, input.categoryId)
    return readProduct(db, viewer, id)
  }),
  bind(calls.copyProduct, async ({ db, viewer, caller, input }) => {
    const id = await copyProduct(db, { viewer, caller }, input.id)
    return readProduct(db, viewer, id)
  }),
  bind(calls.saveProductDraft, async ({ db, viewer, input }) => {
    await saveDraft(db, viewer, input)
    return readProduct(db, viewer, input.id)
  }),
  bind(calls.discardProductDraft, async ({ db, viewer, caller, input }) => {
    await discardDraft(db, { viewer, caller }, input)
    return readProduct(db, viewer, input.id)
  }),
  bind(calls.removeProduct, async ({ db, viewer, caller, input }) => {
    await removeProduct(db, { viewer, caller }, input)
    return { id: input.id }
  }),
  bind(calls.shelveProducts, async ({ db, viewer, caller, input }) =>
    presentOutcome(await shelve(db, { viewer, caller }, input)),
  ),
  ...bindActions(
    ({ db, viewer, input }) => readProduct(db, viewer, input.id),
    [calls.submitProduct, submitProduct],
  ),
  bind(calls.changeProductPrices, async ({ db, viewer, caller, input }) => {
    await reprice(db, { viewer, caller }, input)
    return readProduct(db, viewer, input.id)
  }),
]

const lookupCalls = (): BoundCall[] => [
  bind(calls.listUnits, ({ db, input: { keyword = '' } }) => findUnits(db, keyword)),
  bind(calls.readCategoryAttributes, async ({ db, input: { id } }) => {
    const attributes = await attributesOf(db, await readAll(db), [id])
    return attributes.get(id) ?? []
  }),
]

const reviewCalls = ({ database, bus, log }: ModuleParts): BoundCall[] => [
  bindExport(calls.exportProductReviews, {
    name: () => productReviewExport.name,
    columns: reviewColumns,
    async *chunks({ db, viewer, input }) {
      for await (const rows of allReviews(db, scopeOf(viewer), input)) {
        const sources = await rowSources(db, [])
        yield rows.map((row) => presentReviewRow(row, sources))
      }
    },
  }),
  bind(calls.listProductReviews, async ({ db, viewer, input }) => {
    const page = await pageOfReviews(db, scopeOf(viewer), input)
    const sources = await rowSources(
      db,
      page.rows.map((row) => row.after.pictures[0]),
    )
    return pageReply(input, page, (row) => presentReviewRow(row, sources))
  }),
  bind(calls.readProductReview, ({ db, viewer, input }) => readReview(db, viewer, input.id)),
  ...bindActions(
    ({ db, viewer, input }) => readReview(db, viewer, input.id),
    [calls.approveProductReview, approve],
    [calls.refuseProductReview, refuse],
    [calls.withdrawProductReview, withdraw],
  ),
  bind(
    calls.decideProductReviews,
    async ({ viewer, caller, input }) =>
      presentOutcome(await decideOnSeveral({ database, bus, log }, { viewer, caller }, input)),
    { transactional: false },
  ),
]
