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
  /** whether a product may have several values; each of them makes a SKU */
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

/** Names for the ids and keys used in contents. */
const sources = {
  files: z.array(storedFile),
  categories: z.array(
    z.object({
      id: z.string(),
      /** `阀门 / 闸阀 / 楔式闸阀` */
      path: z.string(),
      /** whether products can no longer be put there */
      isClosed: z.boolean(),
      attributes: z.array(attributeDefinition),
      /** disabled attributes, whose values products keep */
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
  /** whether an edit waits for its review */
  isUnderReview: z.boolean(),
  /** whether an approved product has unsubmitted changes */
  hasDraft: z.boolean(),
  category: z.string(),
  brand: z.string().nullable(),
  unit: z.string(),
  picture: storedFile.nullable(),
  skuCount: z.number().int(),
  /** the lowest and the highest price of its SKUs including tax; null if it has none */
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

/** A product of the same company that may be a duplicate. */
const duplicate = z.object({
  id: z.string(),
  productNo: z.string(),
  name: z.string(),
  status: z.enum(productMachine.states),
})

/** Actions on a product that are not part of its life cycle. */
export const productExtras = ['edit', 'reprice', 'copy', 'discard', 'remove'] as const
export type ProductExtra = (typeof productExtras)[number]

export const productDetail = z.object({
  id: z.string(),
  version: z.number().int(),
  productNo: z.string(),
  /** its name, or its number if it has no name yet */
  title: z.string(),
  status: z.enum(productMachine.states),
  onShelf: z.boolean(),
  merchantName: z.string(),
  /** the version that buyers see; null until it was approved once */
  live: contentReply.nullable(),
  /** the unapproved version; null if there is none */
  draft: contentReply.nullable(),
  ...sources,
  /** the request that waits for a review */
  review: z.object({ id: z.string(), version: z.number().int(), by: z.string(), at: z.string() }).nullable(),
  /** the last refusal, until it is submitted again */
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
  /** the fields that an edit changes */
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

/** A category with the number of products in it and below it. */
const productCategory = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  count: z.number().int(),
})
export type ProductCategory = z.output<typeof productCategory>

/** The result of one action on several records. */
const batchOutcome = z.object({
  done: z.number().int(),
  /** the records that were not changed, with the reasons */
  refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
})
export type BatchOutcome = z.output<typeof batchOutcome>

/** The result of checking a batch upload. Products with faults are not among those that can be imported. */
export const productImportReport = z.object({
  kind: z.literal('products'),
  /** the state the products will have; null until a person has chosen it */
  after: z.enum(afterImport).nullable(),
  /** the products that can be imported, limited to `productImportLimits.shown` */
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
  /** number of products that have a picture */
  pictureCount: z.number().int(),
  /**
   * pictures that were not used: no code in the file matches the name, or `why` tells the reason; the list is limited
   */
  unusedPictures: z.array(z.object({ name: z.string(), why: z.string().nullable() })),
  unusedPictureCount: z.number().int(),
  ...fileFindings,
  layouts: z.array(importLayout),
  /** the fields that columns can be mapped to by hand */
  fields: z.array(z.object({ field: z.string(), name: z.string() })),
})
export type ProductImportReport = z.output<typeof productImportReport>

const oldAndNew = z.object({ before: z.string(), after: z.string() }).nullable()

/** The result of checking a list of prices and stock. */
export const priceImportReport = z.object({
  kind: z.literal('product-prices'),
  /** SKUs that would change, limited to `productImportLimits.shown`; a value that stays the same is null */
  changes: z.array(
    z.object({
      productNo: z.string(),
      name: z.string(),
      /** the values that distinguish the SKU from the product's other SKUs */
      spec: z.string(),
      code: z.string(),
      price: oldAndNew,
      stock: oldAndNew,
    }),
  ),
  changeCount: z.number().int(),
  sameCount: z.number().int(),
  /** changes whenever the set of changes is different */
  digest: z.string(),
  ...fileFindings,
})
export type PriceImportReport = z.output<typeof priceImportReport>

/** The schema of each reply, under the name of its call. */
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
