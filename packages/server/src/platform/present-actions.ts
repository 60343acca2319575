import { refusalText } from '@bdr/text/refusals'
import type { Actions } from './transition.ts'

/** What may be done with a record and why not the rest, as a reply says it. */
export const presentActions = <Action extends string>({ allowed, blocked }: Actions<Action>) => ({
  allowed: [...allowed],
  blocked: blocked.map(({ action, why }) => ({ action, reason: refusalText(why) })),
})
