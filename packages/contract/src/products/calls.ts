import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { countsOf } from '../kernel/counts.ts'
import { exportOf } from '../kernel/export.ts'
import { id, reasonText, shortText, version } from '../kernel/field.ts'
import { performs } from '../kernel/machine.ts'
import { pageFields, sortBy } from '../kernel/page.ts'
import { catalogue, merchant } from '../paths.ts'
import { keywordLength } from '../search/found.ts'
import { productMachine, productReviewMachine } from './machine.ts'
import { attributeFilters, attributeFilterLength } from './attribute-filter.ts'
import { draftContent, productFields, productLimits, skuTerms, submittedContent } from './model.ts'

const products = `${merchant}/products` as const
const view = { access: 'product:view' } as const
const edit = { access: 'product:edit' } as const

export const productSort = sortBy(['updatedAt', 'name', 'price'])

export const listProducts = call({
  name: 'products.list',
  method: 'GET',
  path: products,
  ...view,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: z.enum(productMachine.states).optional(),
      shelf: z.enum(['on', 'off']).optional(),
      /** a category with all below it */
      categoryId: id.optional(),
      brandId: id.optional(),
      /** what its attributes say, as `attributeFilters` reads it: `pn=PN16&pn=PN25&dn.from=50&dn.to=100` */
      attributes: z
        .string()
        .max(attributeFilterLength)
        .refine((text) => attributeFilters(text) !== null, { error: 'attribute-filter' })
        .optional(),
      /** part of its name, number, model, brand or of a SKU's code; the first letters of the name's sounds */
      keyword: shortText(keywordLength).optional(),
      sort: productSort.default('-updatedAt'),
    }),
  shows: ['product', 'product-review'],
})
export const exportProducts = exportOf(listProducts)
export const countProducts = countsOf('products.counts', listProducts, 'status')

/** The categories in which somebody sees products, with all above them, as a tree that follows from `parentId`. */
export const listProductCategories = call({
  name: 'products.categories',
  method: 'GET',
  path: `${products}/categories`,
  ...view,
  overlay: false,
  input: () => z.strictObject({}),
  shows: ['product', 'category'],
})

export const readProduct = call({
  name: 'products.detail',
  method: 'GET',
  path: `${products}/{id}`,
  ...view,
  input: () => z.strictObject({ id }),
  shows: ['product', 'product-review'],
})

/** A draft with nothing but its category; the rest is typed into it. */
export const createProduct = call({
  name: 'products.create',
  method: 'POST',
  path: products,
  ...edit,
  idempotent: true,
  input: () => z.strictObject({ categoryId: id }),
})

/** A draft of another product's content, without codes, barcodes and stock: those are its own. */
export const copyProduct = call({
  name: 'products.copy',
  method: 'POST',
  path: `${products}/{id}/copy`,
  ...edit,
  idempotent: true,
  input: () => z.strictObject({ id }),
})

/** What is being typed, stored as one types; buyers and reviewers see none of it. */
export const saveProductDraft = call({
  name: 'products.saveDraft',
  method: 'PUT',
  path: `${products}/{id}/draft`,
  ...edit,
  overlay: false,
  input: () => z.strictObject({ id, version, content: draftContent() }),
})

/** What was typed over an approved product is given up. */
export const discardProductDraft = call({
  name: 'products.discardDraft',
  method: 'DELETE',
  path: `${products}/{id}/draft`,
  ...edit,
  input: () => z.strictObject({ id, version: z.coerce.number().pipe(version) }),
})

/** Removes a product nobody but its company ever saw. */
export const removeProduct = call({
  name: 'products.remove',
  method: 'DELETE',
  path: `${products}/{id}`,
  ...edit,
  input: () => z.strictObject({ id, version: z.coerce.number().pipe(version) }),
})

/** A new product, or an edit of one that was approved, is given to the reviewers. */
export const submitProduct = call({
  name: 'products.submit',
  method: 'POST',
  path: `${products}/{id}/submit`,
  ...edit,
  performs: performs(productMachine, 'submit'),
  input: () => z.strictObject({ id, version, content: submittedContent() }),
})

/** Offers approved products to buyers, or no longer. What cannot be is named, and the others are done. */
export const shelveProducts = call({
  name: 'products.shelve',
  method: 'POST',
  path: `${products}/shelf`,
  ...edit,
  performs: performs(productMachine, 'shelve', 'unshelve'),
  input: () => z.strictObject({ ids: z.array(id).min(1).max(productLimits.batch), on: z.boolean() }),
})

/** Price and stock change at once and without a review. */
export const changeProductPrices = call({
  name: 'products.changePrices',
  method: 'PUT',
  path: `${products}/{id}/prices`,
  ...edit,
  input: () =>
    z.strictObject({
      id,
      version,
      skus: z
        .array(z.strictObject({ key: z.string().max(40), ...skuTerms }))
        .min(1)
        .max(productLimits.skus),
    }),
})

const lookup = { ...view, overlay: false, revalidates: true } as const
export const listUnits = call({
  name: 'products.units',
  method: 'GET',
  path: `${catalogue}/unit/list`,
  ...lookup,
  input: () => z.strictObject({ keyword: z.string().trim().max(20).optional() }),
  shows: ['product'],
})

/** What a product of a category says of itself, its parents' attributes included. */
export const readCategoryAttributes = call({
  name: 'products.attributes',
  method: 'GET',
  path: `${catalogue}/category/{id}/attributes`,
  ...lookup,
  input: () => z.strictObject({ id }),
  shows: ['product'],
})

const reviews = `${merchant}/product-reviews` as const
const review = { access: 'product:review' } as const

/** What was submitted: what waits first, the oldest of it first; then the newest. */
export const listProductReviews = call({
  name: 'productReviews.list',
  method: 'GET',
  path: reviews,
  ...view,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: z.enum(productReviewMachine.states).optional(),
      /** new products, or edits of approved ones */
      type: z.enum(['new', 'edit']).optional(),
      /** part of the product's name or number, or of the company's name */
      keyword: z.string().trim().max(100).optional(),
    }),
  shows: ['product-review', 'product'],
})
export const exportProductReviews = exportOf(listProductReviews)

export const readProductReview = call({
  name: 'productReviews.detail',
  method: 'GET',
  path: `${reviews}/{id}`,
  ...view,
  input: () => z.strictObject({ id }),
  shows: ['product-review', 'product'],
})

export const approveProductReview = call({
  name: 'productReviews.approve',
  method: 'POST',
  path: `${reviews}/{id}/approve`,
  ...review,
  performs: performs(productReviewMachine, 'approve'),
  input: () => z.strictObject({ id, version }),
})

/** With a reason for the whole and, where it helps, a remark at a field. */
export const refuseProductReview = call({
  name: 'productReviews.refuse',
  method: 'POST',
  path: `${reviews}/{id}/refuse`,
  ...review,
  performs: performs(productReviewMachine, 'refuse'),
  input: () =>
    z.strictObject({
      id,
      version,
      reason: reasonText,
      remarks: z
        .array(z.strictObject({ field: z.enum(productFields), text: shortText(productLimits.remark) }))
        .max(productLimits.remarks)
        .default([]),
    }),
})

/**
 * Decides on several requests alike, each for itself: what cannot be decided is named with the reason,
 * and stops none of the others.
 */
export const decideProductReviews = call({
  name: 'productReviews.decide',
  method: 'POST',
  path: `${reviews}/decisions`,
  ...review,
  input: () =>
    z.strictObject({
      reviews: z.array(z.strictObject({ id, version })).min(1).max(productLimits.batch),
      decision: z.discriminatedUnion('action', [
        z.strictObject({ action: z.literal('approve') }),
        z.strictObject({ action: z.literal('refuse'), reason: reasonText }),
      ]),
    }),
})

export const withdrawProductReview = call({
  name: 'productReviews.withdraw',
  method: 'POST',
  path: `${reviews}/{id}/withdraw`,
  ...edit,
  performs: performs(productReviewMachine, 'withdraw'),
  input: () => z.strictObject({ id, version }),
})
