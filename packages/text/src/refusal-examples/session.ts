import type { sessionRefusals } from '../session.ts'
import type { ExamplesOf } from './examples-of.ts'

export const examples: ExamplesOf<typeof sessionRefusals> = {
  'session.locked': { minutes: 15 },
  'session.codeLocked': { minutes: 15 },
}
