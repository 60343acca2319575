import { contentEditor } from '@bdr/text/content'

/** A day and a time of it, `2026-11-22T08:00`, as an instant: operators mean China's clock. */
export const inChina = (local: string): string => `${local}:00+08:00`

/** The time of day that a text means, as `08:00`; null for what is none. */
export function parseTime(text: string): string | null {
  const parts = /^(\d{1,2}):?(\d{2})$/.exec(text.normalize('NFKC').trim())
  if (!parts || Number(parts[1]) > 23 || Number(parts[2]) > 59) return null
  return `${parts[1]!.padStart(2, '0')}:${parts[2]}`
}

/** Why a time cannot be scheduled; null when it can. The server's own clock decides in the end. */
export function scheduleFault(local: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return contentEditor.schedule.missing
  return new Date(inChina(local)) <= now ? contentEditor.schedule.past : null
}
