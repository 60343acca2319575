import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultThemeColor } from '@bdr/contract/theme-color'
import { mobileBreakpoint, mobileDevice } from './use-sidebar.ts'

/** Style sheets cannot read the constants of scripts: this checks the values that they repeat. */
const source = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, source), 'utf8')
const styleSheets = globSync('**/*.css', { cwd: source })

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!)

describe('the default theme colour', () => {
  it.each(['accent', 'accent-fill'])('is the token --%s in the light mode', (token) => {
    expect(read('ui/tokens.css')).toContain(`--${token}: light-dark(${defaultThemeColor}, `)
  })
})

it('the breakpoint between phone and desktop is the same everywhere', () => {
  // lists, forms and pages also have breakpoints of their own, at clearly different widths
  const near = (query: string) => Math.abs(Number(/[\d.]+/.exec(query)![0]) - mobileBreakpoint) < 25
  const right = [mobileDevice, `(min-width: ${mobileBreakpoint}px)`]
  const others = styleSheets.flatMap((path) =>
    found(read(path), /(\((?:min|max)-width:\s*[\d.]+px\))/g)
      .filter((query) => near(query) && !right.includes(query))
      .map((query) => `${path}: ${query}`),
  )
  expect(others).toEqual([])
})

it('the sidebar has the same width everywhere', () => {
  const columns = styleSheets.flatMap((path) => found(read(path), /\b(16\.\d+rem)\b/g))
  expect(new Set(columns)).toEqual(new Set(['16.25rem']))
})
