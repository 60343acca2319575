import bowser from 'bowser'

/** Longer ones are not a browser's, and are shown to people. */
const longestAgent = 1_024

/**
 * The browser and system a user agent names, `Chrome 141 · Windows`; null when it names none. No version of
 * the system: browsers no longer name the true one.
 */
export function deviceOf(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '' || userAgent.length > longestAgent) return null
  const { browser, os } = bowser.parse(userAgent)
  const version = browser.version?.split('.')[0]
  const program = [browser.name, version].filter((part) => part !== undefined && part !== '').join(' ')
  return [program, os.name ?? ''].filter((part) => part !== '').join(' · ') || null
}
