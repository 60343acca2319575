import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { formatInstant } from '../../lib/format.ts'

/** A schedule's entry is about an instant: people read it in China's time. */
export const withInstants = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  history.map((entry) =>
    entry.action === 'schedule' && entry.about !== null
      ? { ...entry, about: formatInstant(entry.about) }
      : entry,
  )
