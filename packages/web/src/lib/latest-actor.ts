import type { HistoryEntry } from '@bdr/contract/kernel/replies'

/** Who changed a record last, to be named to whoever finds it changed. @param history the newest entry first */
export const latestActor = (history: readonly Pick<HistoryEntry, 'actor'>[]): string | undefined =>
  history[0]?.actor
