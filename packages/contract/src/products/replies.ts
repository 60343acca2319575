import { z } from 'zod'
import { brandReply } from '../brands/replies.ts'
import { storedFile } from '../files/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { fileFindings, historyEntry, importLayout, importStarted, tabCounts } from '../kernel/replies.ts'
import { foundText } from '../search/replies.ts'
import { afterImport } from './import-model.ts'
import { productMachine, productReviewMachine } from './machine.ts'
import { attributeTypes, documentKinds, productFields } from './model.ts'

export const attributeDefinition = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(attributeTypes),
  /** of a number: mm, MPa; empty where it has none */
  unit: z.string(),
  /** of a choice, in the order they are offered */
  choices: z.array(z.string()),
  required: z.boolean(),
  /** may have several values, of which each makes a SKU */
  varies: z.boolean(),
})
export type AttributeDefinition = z.output<typeof attributeDefinition>

/** See `ProductContent`. */
const contentReply = z.object({
  name: z.string(),
  model: z.string(),
  categoryId: z.string(),
  brandId: z.string(),
  unit: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  variants: z.array(z.object({ key: z.string(), values: z.array(z.string()) })),
  skus: z.array(
    z.object({
      key: z.string(),
      values: z.array(z.string()),
      code: z.string(),
      price: z.string(),
      taxRate: z.string(),
      moq: z.string(),
      leadTimeDays: z.string(),
      stock: z.string(),
      weight: z.string(),
      barcode: z.string(),
    }),
  ),
  pictures: z.array(z.string()),
  documents: z.array(z.object({ kind: z.enum(documentKinds), fileId: z.string() })),
  description: z.string(),
})

/** What the ids and keys of contents stand for. */
const sources = {
  files: z.array(storedFile),
  categories: z.array(
    z.object({
      id: z.string(),
      /** `阀门 / 闸阀 / 楔式闸阀` */
      path: z.string(),
      /** nothing can be put there any more */
      isClosed: z.boolean(),
      attributes: z.array(attributeDefinition),
      /** no longer asked for: products keep the values they have */
      retired: z.array(attributeDefinition),
    }),
  ),
  brands: z.array(brandReply),
}
const sourcesReply = z.object(sources)
export type ProductSources = z.output<typeof sourcesReply>

export const productRow = z.object({
  id: z.string(),
  version: z.number().int(),
  productNo: z.string(),
  name: z.string(),
  model: z.string(),
  status: z.enum(productMachine.states),
  onShelf: z.boolean(),
  /** an edit waits for its review */
  isUnderReview: z.boolean(),
  /** something was typed over an approved product and not submitted */
  hasDraft: z.boolean(),
  category: z.string(),
  brand: z.string().nullable(),
  unit: z.string(),
  picture: storedFile.nullable(),
  skuCount: z.number().int(),
  /** the lowest and the highest price of its SKUs, tax included; null while there is none */
  priceFrom: z.string().nullable(),
  priceTo: z.string().nullable(),
  stock: z.string(),
  merchantName: z.string(),
  updatedAt: z.string(),
  found: foundText.optional(),
})
export type ProductRow = z.output<typeof productRow>

const remark = z.object({ field: z.enum(productFields), text: z.string() })
export type ProductRemark = z.output<typeof remark>

/** A product of the same company that may be the same. */
const duplicate = z.object({
  id: z.string(),
  productNo: z.string(),
  name: z.string(),
  status: z.enum(productMachine.states),
})

/** What a person does with a product besides its life cycle. */
export const productExtras = ['edit', 'reprice', 'copy', 'discard', 'remove'] as const
export type ProductExtra = (typeof productExtras)[number]

export const productDetail = z.object({
  id: z.string(),
  version: z.number().int(),
  productNo: z.string(),
  /** its name, or its number while it has none */
  title: z.string(),
  status: z.enum(productMachine.states),
  onShelf: z.boolean(),
  merchantName: z.string(),
  /** as buyers see it; null until it was approved once */
  live: contentReply.nullable(),
  /** what is typed and not approved; null where that is all there is */
  draft: contentReply.nullable(),
  ...sources,
  /** the request that waits for a review */
  review: z.object({ id: z.string(), version: z.number().int(), by: z.string(), at: z.string() }).nullable(),
  /** why it was refused last, until it is submitted again */
  refusal: z
    .object({ id: z.string(), reason: z.string(), remarks: z.array(remark), at: z.string() })
    .nullable(),
  duplicates: z.array(duplicate),
  actions: actionSet([...personalActions(productMachine), ...productExtras]),
  history: z.array(historyEntry),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProductDetail = z.output<typeof productDetail>

export const productReviewRow = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(productReviewMachine.states),
  productId: z.string(),
  productNo: z.string(),
  name: z.string(),
  model: z.string(),
  category: z.string(),
  picture: storedFile.nullable(),
  isEdit: z.boolean(),
  /** the fields an edit changes */
  fields: z.array(z.enum(productFields)),
  merchantName: z.string(),
  requestedBy: z.string(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProductReviewRow = z.output<typeof productReviewRow>

export const productReviewDetail = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  status: z.enum(productReviewMachine.states),
  productId: z.string(),
  productNo: z.string(),
  merchantName: z.string(),
  requestedBy: z.string(),
  /** what buyers saw when it was submitted; null for a new product */
  before: contentReply.nullable(),
  after: contentReply,
  ...sources,
  duplicates: z.array(duplicate),
  reason: z.string().nullable(),
  remarks: z.array(remark),
  actions: actionSet(personalActions(productReviewMachine)),
  history: z.array(historyEntry),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ProductReviewDetail = z.output<typeof productReviewDetail>

/** A category with how many products lie in it and below it. */
const productCategory = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  count: z.number().int(),
})
export type ProductCategory = z.output<typeof productCategory>

/** What became of several records that the same was to be done with. */
const batchOutcome = z.object({
  done: z.number().int(),
  /** what was left as it is, and why */
  refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
})
export type BatchOutcome = z.output<typeof batchOutcome>

/** What the check of a batch upload found. Products with faults are not among those that can be added. */
export const productImportReport = z.object({
  kind: z.literal('products'),
  /** what becomes of them; null while nobody has said */
  after: z.enum(afterImport).nullable(),
  /** those that can be added, the first `productImportLimits.shown` of them */
  products: z.array(
    z.object({
      name: z.string(),
      model: z.string(),
      category: z.string(),
      skuCount: z.number().int(),
      priceFrom: z.string(),
      priceTo: z.string(),
      pictures: z.number().int(),
    }),
  ),
  productCount: z.number().int(),
  /** products that have a picture */
  pictureCount: z.number().int(),
  /** pictures that no code of the file names, the first of them, and why one could not be used anyhow */
  unusedPictures: z.array(z.object({ name: z.string(), why: z.string().nullable() })),
  unusedPictureCount: z.number().int(),
  ...fileFindings,
  layouts: z.array(importLayout),
  /** what columns can be mapped to by hand */
  fields: z.array(z.object({ field: z.string(), name: z.string() })),
})
export type ProductImportReport = z.output<typeof productImportReport>

const oldAndNew = z.object({ before: z.string(), after: z.string() }).nullable()

/** What the check of a list of prices and stock found. */
export const priceImportReport = z.object({
  kind: z.literal('product-prices'),
  /** SKUs that would change, the first `productImportLimits.shown` of them; null where one stays */
  changes: z.array(
    z.object({
      productNo: z.string(),
      name: z.string(),
      /** the values that distinguish the SKU from the product's others */
      spec: z.string(),
      code: z.string(),
      price: oldAndNew,
      stock: oldAndNew,
    }),
  ),
  changeCount: z.number().int(),
  sameCount: z.number().int(),
  /** the same while nothing changes anew */
  digest: z.string(),
  ...fileFindings,
})
export type PriceImportReport = z.output<typeof priceImportReport>

/** What the calls answer, by their names. */
export const replies = {
  'products.list': pageOf(productRow),
  'products.counts': tabCounts(productMachine.states),
  'products.categories': z.array(productCategory),
  'products.detail': productDetail,
  'products.create': productDetail,
  'products.copy': productDetail,
  'products.saveDraft': productDetail,
  'products.discardDraft': productDetail,
  'products.remove': z.object({ id: z.string() }),
  'products.submit': productDetail,
  'products.shelve': batchOutcome,
  'products.changePrices': productDetail,
  'products.import': importStarted,
  'products.importPictures': importStarted,
  'products.importPrices': importStarted,
  'products.units': z.array(z.string()),
  'products.attributes': z.array(attributeDefinition),
  'productReviews.list': pageOf(productReviewRow),
  'productReviews.detail': productReviewDetail,
  'productReviews.approve': productReviewDetail,
  'productReviews.refuse': productReviewDetail,
  'productReviews.decide': batchOutcome,
  'productReviews.withdraw': productReviewDetail,
}
