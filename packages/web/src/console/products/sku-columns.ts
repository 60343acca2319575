import type { ProductSku } from '@bdr/contract/products/model'
import { skuUnits } from '@bdr/text/products'

export type SkuColumn = Exclude<keyof ProductSku, 'key' | 'values'>

/** What each SKU has; a value that differs for each of them is not filled down. */
export const skuColumns: readonly { readonly name: SkuColumn; readonly fillsDown: boolean }[] = [
  { name: 'code', fillsDown: false },
  { name: 'price', fillsDown: true },
  { name: 'taxRate', fillsDown: true },
  { name: 'moq', fillsDown: true },
  { name: 'leadTimeDays', fillsDown: true },
  { name: 'stock', fillsDown: true },
  { name: 'weight', fillsDown: true },
  { name: 'barcode', fillsDown: false },
]

export const unitOf = (column: SkuColumn): string =>
  column in skuUnits ? `（${skuUnits[column as keyof typeof skuUnits]}）` : ''

/** Price and stock of a SKU that buyers see already are changed elsewhere, without a review. */
export const isLocked = (key: string, column: SkuColumn, liveKeys: readonly string[]): boolean =>
  liveKeys.includes(key) && (column === 'price' || column === 'stock')
