/** The sign-in page, at the step where a newly admitted person sets the first password. */
export const firstPasswordUrl = '/login#first-password'

const key = 'first-password-mobile'

/** Stores the mobile for the page at `firstPasswordUrl`, so that it does not appear in an address. */
export function rememberFirstMobile(mobile: string): void {
  try {
    sessionStorage.setItem(key, mobile)
  } catch {
    // where storage is forbidden, the person types it there
  }
}

/**
 * The mobile for which a first password is to be set, empty where none was stored; null when the page was not
 * opened to set one.
 */
export function firstMobile(): string | null {
  if (!firstPasswordUrl.endsWith(location.hash) || location.hash === '') return null
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
