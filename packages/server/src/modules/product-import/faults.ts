import type { Fault } from '@bdr/text/import-file'
import type { ProductImportFaultKey, ProductImportFaultParams } from '@bdr/text/product-import'

/** A fault of a list of products as data. */
export const productFault = <Key extends ProductImportFaultKey>(
  key: Key,
  ...params: ProductImportFaultParams<Key>
): Fault => ({ key, params: params[0] })
