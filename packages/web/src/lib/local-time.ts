import { chinaMinute } from '@bdr/contract/kernel/china-time'

/** A day and a time of it, `2026-11-22T08:00`, as an instant: operators mean China's clock. */
export const inChina = (local: string): string => `${local}:00+08:00`

/** An instant as such a text; empty where there is none. */
export const localInChina = (instant: string | null): string =>
  instant === null ? '' : chinaMinute(instant).replace(' ', 'T')

/** Whether such a text is whole. */
export const isWholeMoment = (local: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)

/** The time of day that a text means, as `08:00`; null for what is none. */
export function parseTime(text: string): string | null {
  const parts = /^(\d{1,2}):?(\d{2})$/.exec(text.normalize('NFKC').trim())
  if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return null
  return `${parts[1]!.padStart(2, '0')}:${parts[2]}`
}
