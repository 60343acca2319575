import type { ProductContent } from '@bdr/contract/products/model'

/** A product waiting to be added, in a compact form because a file may contain tens of thousands. */
export type PackedProduct = readonly [
  basics: readonly [name: string, model: string, categoryId: string, brandId: string, unit: string],
  attributes: readonly (readonly [key: string, value: string])[],
  variants: readonly (readonly [key: string, values: readonly string[]])[],
  skus: readonly PackedSku[],
  pictures: readonly string[],
  description: string,
]

type PackedSku = readonly [
  values: readonly string[],
  code: string,
  price: string,
  taxRate: string,
  moq: string,
  leadTimeDays: string,
  stock: string,
  weight: string,
  barcode: string,
]

export const packProduct = (content: ProductContent): PackedProduct => [
  [content.name, content.model, content.categoryId, content.brandId, content.unit],
  content.attributes.map(({ key, value }) => [key, value]),
  content.variants.map(({ key, values }) => [key, values]),
  content.skus.map((sku) => [
    sku.values,
    sku.code,
    sku.price,
    sku.taxRate,
    sku.moq,
    sku.leadTimeDays,
    sku.stock,
    sku.weight,
    sku.barcode,
  ]),
  content.pictures,
  content.description,
]

export const unpackProduct = ([
  [name, model, categoryId, brandId, unit],
  attributes,
  variants,
  skus,
  pictures,
  description,
]: PackedProduct): ProductContent => ({
  name,
  model,
  categoryId,
  brandId,
  unit,
  attributes: attributes.map(([key, value]) => ({ key, value })),
  variants: variants.map(([key, values]) => ({ key, values: [...values] })),
  skus: skus.map(([values, code, price, taxRate, moq, leadTimeDays, stock, weight, barcode], index) => ({
    key: skuKeyAt(index),
    values: [...values],
    code,
    price,
    taxRate,
    moq,
    leadTimeDays,
    stock,
    weight,
    barcode,
  })),
  pictures: [...pictures],
  documents: [],
  description,
})

/** The key of a row's SKU within its product. */
export const skuKeyAt = (index: number): string => `row-${index + 1}`
