import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inRem } from '../build-plugins/grows-with-root.ts'

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

it('no set of declarations is repeated in three style sheets, or in one besides the primitives', () => {
  expect(repeatedLooks(new Map([...classes.keys()].map((path) => [path, read(path)])))).toEqual([])
})

it('a repeated set of declarations is found, however it is written', () => {
  const one = '.one {\n  gap: 8px;\n  display: grid; /* below each other */\n}'
  const two = '.two,\n.three {\n  display: grid;\n  gap: 0.5rem;\n}'
  const within = '@media (width < 640px) {\n  .one {\n    display: grid;\n    gap: 8px;\n  }\n}'
  const state = '.one[data-open] {\n  display: grid;\n  gap: 8px;\n}'
  const found = (...sheets: string[]) =>
    repeatedLooks(new Map(sheets.map((rules, at) => [`${at}.module.css`, rules])))
  expect(found(one, two, one)).toEqual([
    'display: grid; gap: 0.5rem: 0.module.css, 1.module.css, 2.module.css',
  ])
  expect(found(one, two)).toEqual([])
  expect(found(one, one + two, within, state)).toEqual([])
  expect(
    repeatedLooks(
      new Map([
        [primitives.layout, ':where(.rows) {\n  display: grid;\n  gap: 8px;\n}'],
        ['a', one],
      ]),
    ),
  ).toEqual(['display: grid; gap: 0.5rem: a, ui/layout.module.css'])
})

it('no element gets a property from both sheets of primitives, because neither has precedence', () => {
  const settledBy = (rules: string) =>
    new Map(plainRulesOf(rules).map(({ name, declarations }) => [name, declarations]))
  const layout = settledBy(read(primitives.layout))
  const typography = settledBy(read(primitives.typography))
  const properties = (declarations: readonly string[] = []) => declarations.map((one) => one.split(':')[0]!)
  const meet = (one: string, other: string) =>
    one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)
  const disputed = globSync('**/*.tsx', { cwd: folder }).flatMap((path) =>
    Array.from(read(path).matchAll(/`[^`]*`/g), ([joined]) => {
      const taken = (sheet: string) =>
        Array.from(joined.matchAll(new RegExp(`\\b${sheet}\\.(\\w+)`, 'g')), ([, name]) => name!)
      const places = taken('layout').flatMap((name) => properties(layout.get(name)))
      const looks = taken('typography').flatMap((name) => properties(typography.get(name)))
      return places.some((one) => looks.some((other) => meet(one, other))) ? [`${path}: ${joined}`] : []
    }).flat(),
  )
  expect(disputed).toEqual([])
})

/** The selector of a class alone, as style sheets and as primitives write it. */
const plainClass = /^(?::where\()?\.([\w-]+)\)?$/

/** The declarations of rules for a class alone, sorted and in rem, as the build writes them. */
const plainRulesOf = (rules: string) =>
  Array.from(
    rules
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/@[^{};]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ([, selectors, block]) => ({
      selectors: selectors!.trim().split(/,\s*/),
      declarations: declarationsOf(block!),
    }),
  ).flatMap(({ selectors, declarations }) =>
    selectors.flatMap((selector) => {
      const name = plainClass.exec(selector)?.[1]
      return name === undefined ? [] : [{ name, declarations }]
    }),
  )

const declarationsOf = (block: string): readonly string[] =>
  block
    .split(';')
    .map((declaration) => inRem(declaration.trim().replaceAll(/\s+/g, ' ')))
    .filter((declaration) => declaration !== '')
    .toSorted()

const primitives = { layout: 'ui/layout.module.css', typography: 'ui/typography.module.css' }

/** The sets of two or more declarations that several of these style sheets have for a class alone, with the sheets. */
function repeatedLooks(sheets: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>()
  for (const [path, rules] of sheets)
    for (const { declarations } of plainRulesOf(rules)) {
      const look = declarations.join('; ')
      if (declarations.length > 1) places.set(look, (places.get(look) ?? new Set()).add(path))
    }
  const isPrimitive = (path: string) => Object.values(primitives).includes(path)
  return [...places]
    .filter(([, paths]) => paths.size > 2 || (paths.size > 1 && [...paths].some(isPrimitive)))
    .map(([look, paths]) => `${look}: ${[...paths].toSorted().join(', ')}`)
}

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
