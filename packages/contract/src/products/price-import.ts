import { uploadCall } from '../kernel/call.ts'
import { fileLimits } from '../kernel/import-file.ts'
import { merchant } from '../paths.ts'
import { z } from 'zod'

/** Starts an import of prices and stock from an exported list. A job compares them; see `imports.read`. */
export const importProductPrices = uploadCall({
  name: 'products.importPrices',
  method: 'POST',
  path: `${merchant}/products/price-import`,
  access: 'product:edit',
  cost: 'reads',
  maxBytes: fileLimits.bytes,
  input: () => z.strictObject({}),
})
