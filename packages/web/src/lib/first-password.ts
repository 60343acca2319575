/** The sign-in, at the step where whoever has just been admitted sets the first password. */
export const firstPasswordUrl = '/login#first-password'

const key = 'first-password-mobile'

/** Takes the mobile along to `firstPasswordUrl`, in no address. */
export function rememberFirstMobile(mobile: string): void {
  try {
    sessionStorage.setItem(key, mobile)
  } catch {
    // it is typed there
  }
}

/** The mobile somebody comes with to set a first password, empty where none was brought; null for who comes otherwise. */
export function firstMobile(): string | null {
  if (!firstPasswordUrl.endsWith(location.hash) || location.hash === '') return null
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
