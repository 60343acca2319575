import type { ProductImportFaults } from '@bdr/text/product-import'
import { faultsOf } from '../../platform/workbook/file-fault.ts'

/** A fault of a list of products as data. */
export const productFault = faultsOf<ProductImportFaults>()
