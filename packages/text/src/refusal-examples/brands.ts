import type { brandRefusals } from '../brands.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof brandRefusals> = {
  'brand.nameTaken': { name: '明泽' },
}
