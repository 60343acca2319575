import type { ProductSku } from '@bdr/contract/products/model'
import type { ProductReviewRow, ProductRow } from '@bdr/contract/products/replies'
import { productReviewStatus, productStatus } from '@bdr/text/names/products'
import {
  productExport as words,
  productFields as fields,
  skuFields as skus,
  taxRateText,
  productList,
  productReviewList,
} from '@bdr/text/products'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

/** A product with one of its SKUs; a draft may have none. */
export interface ExportedSku extends ProductRow {
  readonly sku: ProductSku | null
}

/** A row for each SKU, so that price and stock can be edited in the file and imported again. */
export const productColumns: readonly ExportColumn<ExportedSku>[] = [
  { title: words.productNo, width: 14, value: (one) => one.productNo },
  { title: fields.name, width: 36, value: (one) => one.name },
  { title: fields.model, width: 20, value: (one) => one.model },
  { title: fields.brandId, width: 14, value: (one) => one.brand },
  { title: fields.categoryId, width: 30, value: (one) => one.category },
  { title: fields.unit, width: 10, value: (one) => one.unit },
  { title: words.spec, width: 18, value: ({ sku }) => sku && sku.values.join(' / ') },
  { title: skus.code, width: 22, value: ({ sku }) => sku && sku.code },
  { title: skus.price, width: 14, kind: 'number', value: ({ sku }) => sku && figure(sku.price) },
  { title: skus.stock, width: 12, kind: 'number', value: ({ sku }) => sku && figure(sku.stock) },
  { title: skus.taxRate, width: 8, value: ({ sku }) => sku && taxRateText(sku.taxRate) },
  { title: skus.moq, width: 10, kind: 'number', value: ({ sku }) => sku && figure(sku.moq) },
  { title: productList.status, width: 10, value: (one) => productStatus[one.status] },
  { title: words.onShelf, width: 10, value: (one) => (one.onShelf ? words.yes : words.no) },
  { title: productList.merchant, width: 30, value: (one) => one.merchantName },
  { title: productList.updatedAt, width: 18, kind: 'instant', value: (one) => one.updatedAt },
]

/** Null for an unfinished number of a draft. */
const figure = (typed: string): string | null => (/^\d+(\.\d+)?$/.test(typed) ? typed : null)

export const reviewColumns: readonly ExportColumn<ProductReviewRow>[] = [
  { title: words.productNo, width: 14, value: (one) => one.productNo },
  { title: fields.name, width: 36, value: (one) => one.name },
  { title: fields.model, width: 20, value: (one) => one.model },
  {
    title: productReviewList.type,
    width: 10,
    value: (one) => productReviewList.types[one.isEdit ? 'edit' : 'new'],
  },
  {
    title: productReviewList.content,
    width: 30,
    value: (one) => (one.isEdit ? one.fields.map((field) => fields[field]).join('、') : null),
  },
  { title: productReviewList.merchant, width: 30, value: (one) => one.merchantName },
  { title: productReviewList.requestedBy, width: 12, value: (one) => one.requestedBy },
  { title: productReviewList.status, width: 10, value: (one) => productReviewStatus[one.status] },
  { title: productReviewList.reason, width: 40, value: (one) => one.reason },
  { title: productReviewList.createdAt, width: 18, kind: 'instant', value: (one) => one.createdAt },
]
