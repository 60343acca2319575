import type { importRefusals } from '../imports.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof importRefusals> = {
  'import.tooManyMended': { files: 20, megabytes: 30 },
}
