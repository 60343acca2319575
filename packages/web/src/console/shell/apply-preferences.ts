import { defaultThemeColor } from '@bdr/contract/theme-color'
import type { ColorScheme, ElementSize } from './preferences.ts'
import { accentTokens, type AccentTokens } from './theme-color.ts'

/** The tokens the page sets itself stand before those of `ui/tokens.css`. */
const root = () => document.documentElement.style

/** Puts a theme colour on: everything drawn with the tokens follows at once. */
export function applyThemeColor(color: string): void {
  const light = accentTokens(color, 'light')
  const dark = accentTokens(color, 'dark')
  for (const name of Object.keys(light) as (keyof AccentTokens)[]) {
    // the default's twins were chosen by eye, see ui/tokens.css
    if (color === defaultThemeColor) root().removeProperty(name)
    else root().setProperty(name, `light-dark(${light[name]}, ${dark[name]})`)
  }
}

/** Puts an element size on; its measures are in `ui/tokens.css`. */
export const wearElementSize = (size: ElementSize): void => {
  document.documentElement.dataset.size = size
}

/** Day or night: every token has a value for each. */
export const applyColorScheme = (scheme: ColorScheme): void => {
  root().colorScheme = scheme === 'system' ? '' : scheme
}

/** Tells what sticks below the top edge, such as table heads, how much of it is taken. */
export const wearStuckHeight = (pixels: number): void =>
  root().setProperty('--bar-height', `${pixels / 16}rem`)
