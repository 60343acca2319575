import { contentEditor } from '@bdr/text/content'

/** What a `datetime-local` field holds, as an instant: the field knows no zone, operators mean China's. */
export const inChina = (local: string): string => `${local}:00+08:00`

/** Why a time cannot be scheduled; null when it can. The server's own clock decides in the end. */
export function scheduleFault(local: string, now: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return contentEditor.schedule.missing
  return new Date(inChina(local)) <= now ? contentEditor.schedule.past : null
}
