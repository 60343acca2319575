/** A row is given up when this many attempts have failed: after about 40 minutes. */
export const tries = 10

const firstDelay = 5
const longestDelay = 900

/**
 * Seconds until a failed row is tried again; null when there is no sense in it any more: too many
 * tries, or it would come too late.
 */
export function retryDelay(
  { attempts, usefulSeconds }: { attempts: number; usefulSeconds: number | null },
  random: () => number = Math.random,
): number | null {
  if (attempts >= tries) return null
  // the spread keeps a thousand rows that failed together from coming back together
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (1 + random() / 4)
  return usefulSeconds !== null && delay >= usefulSeconds ? null : delay
}
