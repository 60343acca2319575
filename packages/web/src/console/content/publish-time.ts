import { contentEditor } from '@bdr/text/content'
import { inChina, isWholeMoment } from '../../lib/local-time.ts'

/** Why a time cannot be scheduled; null when it can. The server's own clock decides in the end. */
export function scheduleFault(local: string, now: Date): string | null {
  if (!isWholeMoment(local)) return contentEditor.schedule.missing
  return new Date(inChina(local)) <= now ? contentEditor.schedule.past : null
}
