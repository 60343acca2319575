import postcss, { type ChildNode } from 'postcss'
import parser from 'postcss-selector-parser'

const word = /[A-Za-z_][\w-]*/g

/** A parsed style sheet, from which pages take their rules. */
export type ReadSheet = readonly ReadRule[]

interface ReadRule {
  readonly text: string
  /** the requirements of each of its selectors; null if there are none */
  readonly selectors: readonly Needs[] | null
  /** for a group such as `@media`: its text before the rules it contains */
  readonly group: { readonly head: string; readonly rules: ReadSheet } | null
  /** the name of an animation whose steps it contains */
  readonly animation: string | null
}

/** The classes a selector requires, and the conditions (`:is`, `:where`, `:has`) that must be met. */
interface Needs {
  readonly classes: readonly string[]
  readonly conditions: readonly (readonly Needs[])[]
}

/** Parses a style sheet as the build writes it, without comments. */
export const readSheet = (sheet: string): ReadSheet => postcss.parse(sheet).nodes.map(readRule)

const groups = ['media', 'supports', 'layer', 'container']

function readRule(node: ChildNode): ReadRule {
  const rule = { text: node.toString(), selectors: null, group: null, animation: null }
  if (node.type === 'rule') return { ...rule, selectors: needsOf(parser().astSync(node.selector).nodes) }
  // a statement has neither rules nor an end of its own
  if (node.type !== 'atrule' || node.nodes === undefined) return { ...rule, text: `${rule.text};` }
  if (node.name.endsWith('keyframes')) return { ...rule, animation: node.params }
  if (!groups.includes(node.name)) return rule
  return { ...rule, group: { head: `@${node.name} ${node.params}`, rules: node.nodes.map(readRule) } }
}

/** What the selectors require; the brackets of `:not(.open)` require nothing. */
const needsOf = (selectors: readonly parser.Selector[]): Needs[] =>
  selectors.map(({ nodes }) => ({
    classes: nodes.filter(parser.isClassName).map(({ value }) => value),
    conditions: nodes
      .filter(parser.isPseudo)
      .filter(({ value }) => [':is', ':where', ':has'].includes(value))
      .map((pseudo) => needsOf(pseudo.nodes)),
  }))

/**
 * The rules of a style sheet that can apply if one of the texts contains their classes: a page, and the scripts that
 * render on it, in which a class of a CSS module is a separate word. Scripts that load later bring the style sheets of
 * their own; of those that the page has already they may name further classes.
 */
export function rulesFor(
  sheet: ReadSheet,
  users: readonly string[],
  laterUsers: readonly string[] = [],
): string {
  const named = new Set(users.flatMap(wordsOf))
  const shared = new Set(Array.from(named, moduleMark))
  const namedLater = laterUsers.flatMap(wordsOf).filter((name) => shared.has(moduleMark(name)))
  return rulesNaming(sheet, new Set([...named, ...namedLater]))
}

const wordsOf = (text: string) => Array.from(text.matchAll(word), ([name]) => name)

/** The end of a class's name, which all classes of its module have in common; the word itself if it is no such name. */
const moduleMark = (name: string): string => /_[A-Za-z0-9]{4}$/.exec(name)?.[0] ?? name

const classAttribute = /\sclass="([^"]*)"/g

/** The classes of the elements of a document, sorted. */
export const classesIn = (html: string): string[] =>
  [...new Set(Array.from(html.matchAll(classAttribute), ([, names]) => names!.split(' ')).flat())].toSorted()

/** The rules of a style sheet that can apply if these classes are used. */
export function rulesNaming(sheet: ReadSheet, named: ReadonlySet<string>): string {
  const moves = usedOf(sheet, named, () => false).match(animations) ?? []
  return usedOf(sheet, named, (name) => moves.some((move) => new RegExp(`\\b${name}\\b`).test(move)))
}

const animations = /animation(?:-name)?:[^;}]*/g

const usedOf = (
  sheet: ReadSheet,
  named: ReadonlySet<string>,
  isPlayed: (animation: string) => boolean,
): string =>
  sheet
    .map(({ text, selectors, group, animation }) => {
      if (animation !== null) return isPlayed(animation) ? text : ''
      if (group === null) return selectors === null || canApply(selectors, named) ? text : ''
      const rules = usedOf(group.rules, named, isPlayed)
      // the first mention of a layer decides its place among the others
      const isNeeded = rules !== '' || group.head.startsWith('@layer')
      return isNeeded ? `${group.head}{${rules}}` : ''
    })
    .join('')

/** Whether one of the selectors requires only classes that are present. */
const canApply = (selectors: readonly Needs[], named: ReadonlySet<string>): boolean =>
  selectors.some(
    ({ classes, conditions }) =>
      classes.every((name) => named.has(name)) && conditions.every((condition) => canApply(condition, named)),
  )
