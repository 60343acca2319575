import { chinaMinute } from '@bdr/contract/kernel/china-time'

/** Converts a day and a time, `2026-11-22T08:00`, to an instant: operators type times of China's clock. */
export const inChina = (local: string): string => `${local}:00+08:00`

/** Converts an instant to such a text; empty where there is none. */
export const localInChina = (instant: string | null): string =>
  instant === null ? '' : chinaMinute(instant).replace(' ', 'T')

/** Whether such a text is complete. */
export const isCompleteMoment = (local: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)

/** The time of day in such a text, as `08:00`; null where the text is not one. */
export function parseTime(text: string): string | null {
  const parts = /^(\d{1,2}):?(\d{2})$/.exec(text.normalize('NFKC').trim())
  if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return null
  return `${parts[1]!.padStart(2, '0')}:${parts[2]}`
}
