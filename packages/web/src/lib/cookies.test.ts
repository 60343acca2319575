import { describe, expect, it } from 'vitest'
import { cookieText, findCookie } from './cookies.ts'

describe('cookies', () => {
  it('finds a cookie by its full name', () => {
    expect(findCookie('X-Admin-Token=a; Admin-Token=b%3D; c=d', 'Admin-Token')).toBe('b=')
    expect(findCookie('', 'Admin-Token')).toBeNull()
    expect(findCookie('Admin-Token=%E0%A4%A', 'Admin-Token')).toBeNull()
  })

  it('limits a cookie to this site, and to https where the page uses it', () => {
    const expires = new Date('2026-11-20T08:00:00Z')
    expect(cookieText('a', 'b c', { expires, secure: true })).toBe(
      'a=b%20c; Path=/; SameSite=Lax; Expires=Fri, 20 Nov 2026 08:00:00 GMT; Secure',
    )
    expect(cookieText('a', 'b', { secure: false })).not.toContain('Secure')
  })
})
