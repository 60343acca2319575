/** Failed attempts after which a row is given up, which is after about 40 minutes. */
export const tries = 10

const firstDelay = 5
const longestDelay = 900

/**
 * Seconds before a failed row is tried again; null if it should be given up: too many attempts, or it would no longer
 * be useful.
 */
export function retryDelay(
  { attempts, usefulSeconds }: { attempts: number; usefulSeconds: number | null },
  random: () => number = Math.random,
): number | null {
  if (attempts >= tries) return null
  // the random part keeps a thousand rows that failed together from being tried at the same time
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay) * (1 + random() / 4)
  return usefulSeconds !== null && delay >= usefulSeconds ? null : delay
}
