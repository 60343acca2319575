import { z } from 'zod'
import { positiveQuantity, quantity, unitPrice } from '../kernel/decimal.ts'
import { id, shortText } from '../kernel/field.ts'

/** Limits of a product's content, in characters and numbers of entries. */
export const productLimits = {
  name: 100,
  model: 60,
  attributeValue: 60,
  /** values of one attribute that creates SKUs */
  variantValues: 40,
  variants: 3,
  skus: 200,
  skuCode: 40,
  barcode: 32,
  /** days until the goods are dispatched */
  leadTimeDays: 730,
  pictures: 9,
  documents: 10,
  description: 20_000,
  /** a reviewer's remarks on one request */
  remarks: 30,
  remark: 200,
  /** products of one batch action: one page of the list */
  batch: 100,
} as const

/** Rates of value added tax as fractions, the most common first. */
export const taxRates = ['0.13', '0.09', '0.06', '0.03', '0.01', '0'] as const

export const documentKinds = ['drawing', 'certificate', 'manual', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const attributeTypes = ['number', 'choice', 'text'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** Identifies an attribute within its category. */
const attributeKeyPattern = /^[a-z][a-z0-9-]{0,30}$/
export const attributeKey = z.string().regex(attributeKeyPattern)
/** Whether `attributeKey` accepts the text. Pages use it before schemas are loaded. */
export const isAttributeKey = (text: string): boolean => attributeKeyPattern.test(text)

/** Identifies a SKU within its product, even if its code and values change. */
const skuKey = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** Digits before and after the decimal point of an attribute's number, which may be negative. */
export const attributeScale = { integer: 9, fraction: 4 } as const
/** A number as an attribute value: `-20`, `0.6`. */
export const attributeNumber = new RegExp(
  `^-?(0|[1-9]\\d{0,${attributeScale.integer - 1}})(\\.\\d{1,${attributeScale.fraction}})?$`,
)

/** The fields that a reviewer's remark or a difference can refer to. */
export const productFields = [
  'name',
  'model',
  'categoryId',
  'brandId',
  'unit',
  'attributes',
  'skus',
  'pictures',
  'documents',
  'description',
] as const
export type ProductField = (typeof productFields)[number]

/**
 * What a supplier enters about a product. All values are text as typed, so that a draft can contain invalid ones; the
 * schema below decides what may be submitted. Empty text means no value.
 */
export interface ProductContent {
  readonly name: string
  readonly model: string
  readonly categoryId: string
  readonly brandId: string
  readonly unit: string
  /** attributes with the same value for all SKUs */
  readonly attributes: AttributeValue[]
  /** attributes with several values; each combination is a SKU */
  readonly variants: Variant[]
  readonly skus: ProductSku[]
  /** file ids; the first is the main picture */
  readonly pictures: string[]
  readonly documents: { readonly kind: DocumentKind; readonly fileId: string }[]
  /** HTML, sanitised */
  readonly description: string
}

export interface AttributeValue {
  readonly key: string
  readonly value: string
}

export interface Variant {
  readonly key: string
  readonly values: string[]
}

export interface ProductSku {
  readonly key: string
  /** one value of each variant, in the order of the variants */
  readonly values: string[]
  readonly code: string
  /** tax included, per unit */
  readonly price: string
  readonly taxRate: string
  readonly moq: string
  readonly leadTimeDays: string
  readonly stock: string
  /** kilograms */
  readonly weight: string
  readonly barcode: string
}

const text = (max: number) => z.string().max(max)
const none = z.literal('')

const skuFields = {
  key: skuKey,
  barcode: text(productLimits.barcode),
}
const draftSku = () =>
  z.strictObject({
    ...skuFields,
    values: z.array(text(productLimits.attributeValue)).max(productLimits.variants),
    code: text(productLimits.skuCode),
    price: text(20),
    taxRate: text(10),
    moq: text(20),
    leadTimeDays: text(10),
    stock: text(20),
    weight: text(20),
  })

/** The fields of a SKU that change at once, without a review. */
export const skuTerms = {
  price: unitPrice.refine((value) => /[1-9]/.test(value), { error: 'positive' }),
  stock: quantity,
}

const dayCount = z
  .string()
  .regex(/^(0|[1-9]\d{0,2})$/, { error: 'whole-days' })
  .refine((days) => Number(days) <= productLimits.leadTimeDays, { error: 'whole-days' })

const submittedSku = () =>
  z.strictObject({
    ...skuFields,
    ...skuTerms,
    values: z.array(shortText(productLimits.attributeValue)).max(productLimits.variants),
    code: shortText(productLimits.skuCode),
    taxRate: z.string().refine((rate) => taxRates.some((known) => known === rate), { error: 'notOffered' }),
    moq: positiveQuantity,
    leadTimeDays: dayCount,
    weight: z.union([none, positiveQuantity]),
  })

const parts = {
  attributes: z
    .array(z.strictObject({ key: attributeKey, value: text(productLimits.attributeValue) }))
    .max(60),
  variants: z
    .array(
      z.strictObject({
        key: attributeKey,
        values: z.array(shortText(productLimits.attributeValue)).max(productLimits.variantValues),
      }),
    )
    .max(productLimits.variants),
  documents: z
    .array(z.strictObject({ kind: z.enum(documentKinds), fileId: id }))
    .max(productLimits.documents),
  description: z.string().max(productLimits.description),
}

/** A draft: nothing is required, and values may be invalid. */
export const draftContent = () =>
  z.strictObject({
    ...parts,
    name: text(productLimits.name),
    model: text(productLimits.model),
    categoryId: z.union([none, id]),
    brandId: z.union([none, id]),
    unit: text(20),
    skus: z.array(draftSku()).max(productLimits.skus),
    pictures: z.array(id).max(productLimits.pictures),
  })

/** A submission, checked as far as possible without its category. */
export const submittedContent = () =>
  z.strictObject({
    ...parts,
    name: shortText(productLimits.name),
    model: text(productLimits.model).trim(),
    categoryId: id,
    brandId: z.union([none, id]),
    unit: shortText(20),
    skus: z.array(submittedSku()).min(1).max(productLimits.skus),
    pictures: z.array(id).min(1).max(productLimits.pictures),
  })
