/** Colours as three channels of 0 to 255. */
type Rgb = readonly [number, number, number]

/** The tokens of `ui/tokens.css` that follow from a theme colour, for one colour scheme. */
export interface AccentTokens {
  readonly '--accent': string
  readonly '--accent-fill': string
  readonly '--accent-fill-hover': string
  readonly '--accent-soft': string
}

export type Scheme = 'light' | 'dark'

/** A scheme's surfaces for text, as in `ui/tokens.css`; the first is paper. */
const surfaces: Readonly<Record<Scheme, readonly string[]>> = {
  light: ['#ffffff', '#f6f8fb'],
  dark: ['#151c2c', '#0d1220', '#1c2437'],
}

/** The minimal contrasts of WCAG AA for text and for other elements. */
export const textContrast = 4.5
const shapeContrast = 3

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

/**
 * The accents made from a theme colour. Text in the accent is readable on every surface, and so is white text
 * on it, whatever colour was chosen: where needed the colour becomes darker or lighter.
 */
export function accentTokens(themeColor: string, scheme: Scheme): AccentTokens {
  const color = parse(themeColor)
  const grounds = surfaces[scheme].map(parse)
  const paper = grounds[0]!
  const soft = mix(paper, color, scheme === 'light' ? 0.08 : 0.16)
  const away = scheme === 'light' ? black : white

  const text = until(color, away, (shade) =>
    [...grounds, soft].every((ground) => contrast(shade, ground) >= textContrast),
  )
  const seen = until(color, away, (shade) => contrast(shade, paper) >= shapeContrast)
  const fill = until(seen, black, (shade) => contrast(shade, white) >= textContrast)
  return {
    '--accent': format(text),
    '--accent-fill': format(fill),
    '--accent-fill-hover': format(mix(fill, black, 0.16)),
    '--accent-soft': format(soft),
  }
}

/** Contrast of two `#rrggbb` colours, 1 to 21, as WCAG defines it. */
export const contrastOf = (one: string, other: string): number => contrast(parse(one), parse(other))

/** The first shade between a colour and another one that has enough contrast. */
function until(color: Rgb, target: Rgb, suffices: (shade: Rgb) => boolean): Rgb {
  const steps = 50
  for (let step = 0; step < steps; step++) {
    const shade = mix(color, target, step / steps)
    if (suffices(shade)) return shade
  }
  return target
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, index) => Math.round(channel + (to[index]! - channel) * share)) as unknown as Rgb

const parse = (text: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as unknown as Rgb

const format = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
