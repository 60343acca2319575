/** Reads one cookie of a `document.cookie` string; null when absent or not decodable. */
export function findCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split('; ')) {
    if (!pair.startsWith(`${name}=`)) continue
    try {
      return decodeURIComponent(pair.slice(name.length + 1))
    } catch {
      return null
    }
  }
  return null
}

export interface CookieOptions {
  /** absent for a cookie that ends with the browser session */
  expires?: Date
  secure: boolean
}

/** The text to assign to `document.cookie`. */
export function cookieText(name: string, value: string, { expires, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (expires) parts.push(`Expires=${expires.toUTCString()}`)
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

const isSecure = () => location.protocol === 'https:'

export const readCookie = (name: string) => findCookie(document.cookie, name)

export function writeCookie(name: string, value: string, expires?: Date): void {
  document.cookie = cookieText(name, value, { expires, secure: isSecure() })
}

export function dropCookie(name: string): void {
  document.cookie = cookieText(name, '', { expires: new Date(0), secure: isSecure() })
}
