import { importProductPrices } from '@bdr/contract/products/price-import'
import { bindUpload } from '../../platform/gateway/bind.ts'
import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { startImport } from '../imports/import-files.ts'
import { priceImport } from './import-prices.ts'

export const priceImportModule: ServerModule = {
  routes: (parts) => [
    bindUpload(
      importProductPrices,
      async (file) => file,
      ({ viewer, caller }, file) => startImport(parts, { viewer, caller }, 'product-prices', file),
      { transactional: false },
    ),
  ],
  imports: ({ log }) => [priceImport(crashLogger(log))],
}
