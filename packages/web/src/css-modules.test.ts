import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * The compiler does not check classes: a misspelt one is silently undefined, and an unused one stays
 * unnoticed.
 */
const folder = import.meta.dirname
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** The classes a style sheet defines; selectors of other modules' elements are in `:global`. */
function classesOf(rules: string): Set<string> {
  const selectors = rules
    .replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
    // selectors remain once the innermost braces are removed
    .replaceAll(/\{[^{}]*\}/g, ' ')
  return new Set(Array.from(selectors.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name]) => name!))
}

const classes = new Map(
  globSync('**/*.module.css', { cwd: folder }).map((path) => [path, classesOf(read(path))]),
)

const uses = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((path) => {
  const text = read(path)
  const code = text.replaceAll(/^import .*$|^\} from .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'$/gm)].map(([, name, target]) => ({
    path,
    sheet: join(dirname(path), target!),
    names: [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used!),
    /** uses classes whose names are computed at run time */
    byValue: code.includes(`${name}[`),
  }))
})

it('every class that is used exists in its style sheet', () => {
  const missing = uses.flatMap(({ path, sheet, names }) =>
    names.filter((name) => !classes.get(sheet)?.has(name)).map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

it('every class of a style sheet is used', () => {
  const idle = [...classes].flatMap(([sheet, names]) => {
    const asking = uses.filter((use) => use.sheet === sheet)
    if (asking.some((use) => use.byValue)) return []
    const asked = new Set(asking.flatMap((use) => use.names))
    return [...names].filter((name) => !asked.has(name)).map((name) => `${sheet}: ${name}`)
  })
  expect(idle).toEqual([])
})

it('every rule of a style sheet is within a class of its own', () => {
  const foreign = globSync('**/*.module.css', { cwd: folder }).flatMap((path) =>
    selectorsOf(read(path))
      .filter((selector) => !selector.replaceAll(/:global\([^)]*\)/g, '').includes('.'))
      .map((selector) => `${path}: ${selector}`),
  )
  expect(foreign).toEqual([])
})

/** The selectors of a style sheet's rules, without the steps of animations and of view transitions. */
const selectorsOf = (rules: string): string[] =>
  Array.from(
    rules
      .replaceAll(/\/\*[\s\S]*?\*\/|@keyframes[\s\S]*?\}\s*\}/g, '')
      .matchAll(/(?:^|[{};])\s*([^{}@;]+?)\s*(?=\{)/g),
    ([, selectors]) => selectors!,
  )
    // each is on a line of its own
    .flatMap((selectors) => selectors.split(/,\s*\n\s*/))
    .filter((selector) => !selector.startsWith('::view-transition'))
