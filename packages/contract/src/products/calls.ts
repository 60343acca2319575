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
      /** a category including all of its descendants */
      categoryId: id.optional(),
      brandId: id.optional(),
      /** conditions on attributes, as `attributeFilters` parses them: `pn=PN16&pn=PN25&dn.from=50&dn.to=100` */
      attributes: z
        .string()
        .max(attributeFilterLength)
        .refine((text) => attributeFilters(text) !== null, { error: 'attribute-filter' })
        .optional(),
      /** part of its name, number, model, brand or a SKU's code, or the pinyin initials of its name */
      keyword: shortText(keywordLength).optional(),
      sort: productSort.default('-updatedAt'),
    }),
  shows: ['product', 'product-review'],
})
export const exportProducts = exportOf(listProducts)
export const countProducts = countsOf('products.counts', listProducts, 'status')

/** The categories of the products a person can see, with all ancestors. The tree follows from `parentId`. */
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

/** Creates a draft that has only its category; the rest is typed in afterwards. */
export const createProduct = call({
  name: 'products.create',
  method: 'POST',
  path: products,
  ...edit,
  idempotent: true,
  input: () => z.strictObject({ categoryId: id }),
})

/** Creates a draft with another product's content, except codes, barcodes and stock, which are unique to a product. */
export const copyProduct = call({
  name: 'products.copy',
  method: 'POST',
  path: `${products}/{id}/copy`,
  ...edit,
  idempotent: true,
  input: () => z.strictObject({ id }),
})

/** Stores the draft while it is being typed. Buyers and reviewers do not see it. */
export const saveProductDraft = call({
  name: 'products.saveDraft',
  method: 'PUT',
  path: `${products}/{id}/draft`,
  ...edit,
  overlay: false,
  input: () => z.strictObject({ id, version, content: draftContent() }),
})

/** Discards the unsubmitted changes of an approved product. */
export const discardProductDraft = call({
  name: 'products.discardDraft',
  method: 'DELETE',
  path: `${products}/{id}/draft`,
  ...edit,
  input: () => z.strictObject({ id, version: z.coerce.number().pipe(version) }),
})

/** Removes a product that only its own company has ever seen. */
export const removeProduct = call({
  name: 'products.remove',
  method: 'DELETE',
  path: `${products}/{id}`,
  ...edit,
  input: () => z.strictObject({ id, version: z.coerce.number().pipe(version) }),
})

/** Submits a new product, or an edit of an approved one, for review. */
export const submitProduct = call({
  name: 'products.submit',
  method: 'POST',
  path: `${products}/{id}/submit`,
  ...edit,
  performs: performs(productMachine, 'submit'),
  input: () => z.strictObject({ id, version, content: submittedContent() }),
})

/**
 * Puts approved products on sale or takes them off sale. Those that cannot be changed are returned with the reason; the
 * others are changed.
 */
export const shelveProducts = call({
  name: 'products.shelve',
  method: 'POST',
  path: `${products}/shelf`,
  ...edit,
  performs: performs(productMachine, 'shelve', 'unshelve'),
  input: () => z.strictObject({ ids: z.array(id).min(1).max(productLimits.batch), on: z.boolean() }),
})

/** Changes price and stock, which takes effect at once and without a review. */
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

/** The attributes of a category's products, inherited ones included. */
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

/** Submitted requests: undecided ones first with the oldest at the top, then decided ones, newest first. */
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

/** Refuses with one reason for the whole product and optional remarks on single fields. */
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
 * Makes the same decision on several requests, each independently. Those that cannot be decided are returned with the
 * reason and do not affect the others.
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
