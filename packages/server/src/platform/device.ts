import bowser from 'bowser'

/** Longest user agent that is parsed; no browser has a longer one, and the result is shown to people. */
const longestAgent = 1_024

/**
 * The browser and system in a user agent, `Chrome 141 · Windows`; null if it contains none. The system's version is
 * omitted because browsers no longer state the true one.
 */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '' || userAgent.length > longestAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const program = [browser.name, version].filter((part) => part !== undefined && part !== '').join(' ')
  return [program, os.name ?? ''].filter((part) => part !== '').join(' · ') || null
}
