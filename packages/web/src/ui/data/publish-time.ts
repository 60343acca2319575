import { inChina, isCompleteMoment } from '../../lib/local-time.ts'

/** Why a time cannot be scheduled; null when it can. The server's clock has the last word. */
export function scheduleFault(
  local: string,
  now: Date,
  words: { readonly missing: string; readonly past: string },
): string | null {
  if (!isCompleteMoment(local)) return words.missing
  return new Date(inChina(local)) <= now ? words.past : null
}
