import { defaultThemeColor } from '@bdr/contract/theme-color'
import { preferencesKey } from '../../lib/first-paint.ts'
import { persistentStore, readJson, useStore } from './persistent-store.ts'

export const elementSizes = ['large', 'medium', 'small'] as const
export type ElementSize = (typeof elementSizes)[number]

export const colorSchemes = ['system', 'light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** The preferences about the back office, stored in this browser. */
export interface Preferences {
  /** `#rrggbb` */
  themeColor: string
  tagsView: boolean
  /** whether the top bar stays visible while the page scrolls */
  fixedHeader: boolean
  sidebarLogo: boolean
  elementSize: ElementSize
  /** light or dark; `system` follows the device. `early-script.ts` reads it for the first paint */
  colorScheme: ColorScheme
}

export const defaultPreferences: Preferences = {
  themeColor: defaultThemeColor,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  elementSize: 'medium',
  colorScheme: 'system',
}

/** The stored preferences; invalid ones are replaced by their defaults. */
export function parsePreferences(text: string | null): Preferences {
  const stored = (readJson(text) ?? {}) as Record<string, unknown>
  const { themeColor, elementSize, colorScheme } = stored
  const flag = (name: 'tagsView' | 'fixedHeader' | 'sidebarLogo') =>
    typeof stored[name] === 'boolean' ? stored[name] : defaultPreferences[name]
  return {
    themeColor: isColor(themeColor) ? themeColor : defaultThemeColor,
    tagsView: flag('tagsView'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
    elementSize: elementSizes.find((size) => size === elementSize) ?? defaultPreferences.elementSize,
    colorScheme: colorSchemes.find((scheme) => scheme === colorScheme) ?? defaultPreferences.colorScheme,
  }
}

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)

const store = persistentStore({ storage: () => localStorage, key: preferencesKey, parse: parsePreferences })

export const usePreferences = (): Preferences => useStore(store)

export const changePreferences = (change: Partial<Preferences>): void =>
  store.set({ ...store.get(), ...change })
