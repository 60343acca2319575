import type { fileRefusals } from '../files.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof fileRefusals> = {
  'files.wrongType': { accepted: ['image/png', 'application/pdf'] },
  'files.tooLarge': { maxBytes: 5 * 1024 * 1024 },
  'files.tooDeepPicture': { megabytes: 75 },
  'files.tooManyPixels': { megapixels: 40 },
}
