import { refusalText } from '@bdr/text/refusals'
import type { Actions } from './transition.ts'

/** The possible actions on a record, and the reasons why the others are not, for a reply. */
export const presentActions = <Action extends string>({ allowed, blocked }: Actions<Action>) => ({
  allowed: [...allowed],
  blocked: blocked.map(({ action, why }) => ({ action, reason: refusalText(why) })),
})
