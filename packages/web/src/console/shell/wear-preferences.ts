import { defaultThemeColor, type ElementSize } from './preferences.ts'
import { accentTokens, type AccentTokens } from './theme-color.ts'

/** The tokens the page sets itself stand before those of `ui/tokens.css`. */
const root = () => document.documentElement.style

/** Puts a theme colour on: everything drawn with the tokens follows at once. */
export function wearThemeColor(color: string): void {
  const light = accentTokens(color, 'light')
  const dark = accentTokens(color, 'dark')
  for (const name of Object.keys(light) as (keyof AccentTokens)[]) {
    // the default's twins were chosen by eye, see ui/tokens.css
    if (color === defaultThemeColor) root().removeProperty(name)
    else root().setProperty(name, `light-dark(${light[name]}, ${dark[name]})`)
  }
}

/** Above and below a row's text of 22 px; with its line rows are 48, 40 and 32 px high. */
const rowPadding: Readonly<Record<ElementSize, string>> = { large: '12.5px', medium: '8.5px', small: '4.5px' }

export const wearElementSize = (size: ElementSize): void =>
  root().setProperty('--row-padding', rowPadding[size])

/** Tells what sticks below the top edge, such as table heads, how much of it is taken. */
export const wearStuckHeight = (pixels: number): void => root().setProperty('--bar-height', `${pixels}px`)
