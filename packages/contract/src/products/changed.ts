import { productFields, type ProductContent, type ProductField } from './model.ts'

const partsOf = (content: ProductContent): Record<ProductField, unknown> => ({
  ...content,
  attributes: content.attributes
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, value }) => [key, value]),
  // without price and stock, which change without a review
  skus: [
    content.variants.map(({ key, values }) => [key, ...values]),
    content.skus.map((sku) => [
      sku.key,
      ...sku.values,
      sku.code,
      sku.taxRate,
      sku.moq,
      sku.leadTimeDays,
      sku.weight,
      sku.barcode,
    ]),
  ],
  documents: content.documents.map(({ kind, fileId }) => [kind, fileId]),
})

/** The fields in which two versions of a product differ, in display order. */
export function changedProductFields(before: ProductContent, after: ProductContent): ProductField[] {
  const [was, is] = [partsOf(before), partsOf(after)]
  return productFields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
}
