import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { defaultThemeColor } from '@bdr/contract/theme-color'
import { accentTokens, contrastOf, textContrast, type Scheme } from './theme-color.ts'

const colors = [
  '#2851e4',
  '#ffffff',
  '#000000',
  '#ffd400',
  '#c8102e',
  '#1a7f4b',
  '#7f7f7f',
  '#00ffff',
  '#0000ff',
]
const schemes: Scheme[] = ['light', 'dark']
const surfaces = { light: ['#ffffff', '#f6f8fb'], dark: ['#151c2c', '#0d1220', '#1c2437'] }

describe.each(schemes)('a theme colour on %s', (scheme) => {
  it.each(colors)('%s is readable as text and as a background of text', (color) => {
    const tokens = accentTokens(color, scheme)
    for (const surface of [...surfaces[scheme], tokens['--accent-soft']])
      expect(contrastOf(tokens['--accent'], surface)).toBeGreaterThanOrEqual(textContrast)
    for (const fill of [tokens['--accent-fill'], tokens['--accent-fill-hover']])
      expect(contrastOf(fill, '#ffffff')).toBeGreaterThanOrEqual(textContrast)
  })
})

it('a colour with enough contrast stays unchanged', () => {
  expect(accentTokens('#2851e4', 'light')).toMatchObject({
    '--accent': '#2851e4',
    '--accent-fill': '#2851e4',
  })
})

it('contrast is computed as WCAG defines it', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('the style sheet has the same default colour and the same surfaces', async () => {
  const css = await readFile(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  expect(css).toContain(`--accent: light-dark(${defaultThemeColor},`)
  for (const [name, index] of [
    ['--paper', 0],
    ['--ground', 1],
  ] as const)
    expect(css).toContain(`${name}: light-dark(${surfaces.light[index]}, ${surfaces.dark[index]})`)
})

it('the style sheet’s text colours are readable on every surface and on their own soft background', async () => {
  const css = await readFile(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
  const token = (name: string) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)!
    return { light: light!, dark: dark! }
  }
  for (const scheme of schemes)
    for (const name of ['ink', 'ink-muted', 'accent', 'good', 'warn', 'bad', 'mark-red']) {
      const soft = ['accent', 'good', 'warn', 'bad'].includes(name) ? [token(`${name}-soft`)[scheme]] : []
      for (const surface of [...surfaces[scheme], ...soft])
        expect(contrastOf(token(name)[scheme], surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(
          textContrast,
        )
    }
})
