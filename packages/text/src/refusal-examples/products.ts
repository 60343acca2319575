import type { productRefusals } from '../products.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof productRefusals> = {
  'product.codeTaken': { product: '楔式闸阀' },
}
