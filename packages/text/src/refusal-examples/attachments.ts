import type { attachmentRefusals } from '../attachments.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof attachmentRefusals> = {
  'attachment.tooMany': { max: 30 },
}
