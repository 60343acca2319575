import { describe, expect, it } from 'vitest'
import { defaultPreferences, parsePreferences } from './preferences.ts'

describe('stored preferences', () => {
  it.each([null, '', '{', '5', '[]', 'null', '"x"'])('are the defaults when %j is stored', (text) => {
    expect(parsePreferences(text)).toEqual(defaultPreferences)
  })

  it('are restored unchanged', () => {
    const chosen = {
      themeColor: '#1A7F4B',
      tagsView: false,
      fixedHeader: false,
      sidebarLogo: false,
      elementSize: 'small',
      colorScheme: 'dark',
    }
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen)
  })

  it('fall back to their defaults one by one', () => {
    const stored = {
      themeColor: 'red; background: url(x)',
      tagsView: 'no',
      elementSize: 'huge',
      colorScheme: 'sepia',
      sidebarLogo: false,
    }
    expect(parsePreferences(JSON.stringify(stored))).toEqual({ ...defaultPreferences, sidebarLogo: false })
  })
})
