import type { Fault } from '@bdr/text/import-file'
import type { ProductImportFaultKey, ProductImportFaultParams } from '@bdr/text/product-import'

/** What is wrong with a list of products, as data. */
export const productFault = <Key extends ProductImportFaultKey>(
  key: Key,
  ...params: ProductImportFaultParams<Key>
): Fault => ({ key, params: params[0] })
