import type { productImportRefusals } from '../product-import.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof productImportRefusals> = {
  'productImport.zipTooMany': { limit: 2000 },
}
