import type { HistoryEntry } from '@bdr/contract/kernel/replies'

/**
 * Returns who changed a record last, to be shown to whoever finds it changed. @param history the newest entry
 * first
 */
export const latestActor = (history: readonly Pick<HistoryEntry, 'actor'>[]): string | undefined =>
  history[0]?.actor
