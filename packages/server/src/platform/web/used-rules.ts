const word = /[A-Za-z_][\w-]*/g

/** A parsed style sheet, from which pages take their rules. */
export type ReadSheet = readonly ReadRule[]

interface ReadRule {
  readonly head: string
  /** the text between the braces; null for a statement such as `@import` */
  readonly block: string | null
  /** the nested rules of a group such as `@media` */
  readonly rules: ReadSheet | null
  /** the requirements of each of its selectors; null if there are none */
  readonly selectors: readonly Needs[] | null
}

/** The classes a selector requires, and the conditions (`:is`, `:where`, `:has`) that must be met. */
interface Needs {
  readonly classes: readonly string[]
  readonly conditions: readonly (readonly Needs[])[]
}

/** Parses a style sheet as the build writes it, without comments. */
export const readSheet = (sheet: string): ReadSheet =>
  rulesOf(sheet).map(({ head, block }) => ({
    head,
    block,
    rules: block !== null && groups.test(head) ? readSheet(block) : null,
    selectors: block === null || head.startsWith('@') ? null : needsOf(head),
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
  const remaining = usedOf(sheet, named)
  const moves = remaining.match(animations) ?? []
  return remaining.replace(keyframes, (rule, name: string) =>
    moves.some((move) => new RegExp(`\\b${name}\\b`).test(move)) ? rule : '',
  )
}

/** As the build writes them: the steps of an animation contain no nested braces. */
const keyframes = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const animations = /animation(?:-name)?:[^;}]*/g

const groups = /^@(media|supports|layer|container)\b/

const usedOf = (sheet: ReadSheet, named: ReadonlySet<string>): string =>
  sheet
    .map(({ head, block, rules, selectors }) => {
      if (block === null) return head
      const remaining = rules === null ? block : usedOf(rules, named)
      if (rules !== null && remaining === '') return ''
      return selectors === null || canApply(selectors, named) ? `${head}{${remaining}}` : ''
    })
    .join('')

/** Whether one of the selectors requires only classes that are present. */
const canApply = (selectors: readonly Needs[], named: ReadonlySet<string>): boolean =>
  selectors.some(
    ({ classes, conditions }) =>
      classes.every((name) => named.has(name)) && conditions.every((condition) => canApply(condition, named)),
  )

const needsOf = (selectors: string): Needs[] =>
  alternatives(selectors).map((selector) => {
    const { outside, conditions } = splitConditions(selector)
    return {
      classes: Array.from(outside.matchAll(/\.([\w-]+)/g), ([, name]) => name!),
      conditions: conditions.map(needsOf),
    }
  })

/** Splits a list of selectors at its commas, except for those in brackets. */
function alternatives(selectors: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of selectors) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

/** Pseudo-classes whose brackets contain requirements; those of `:not(.open)` do not. */
const requiringPseudoClass = /:(?:is|where|has)$/

/** Splits a selector into the part outside of brackets and the conditions inside of them. */
function splitConditions(selector: string): { outside: string; conditions: string[] } {
  const conditions: string[] = []
  let outside = ''
  let start = 0
  let depth = 0
  for (let at = 0; at < selector.length; at += 1) {
    if (selector[at] === '(') {
      if (depth === 0) start = at + 1
      depth += 1
    } else if (selector[at] === ')') {
      depth -= 1
      if (depth === 0 && requiringPseudoClass.test(outside)) conditions.push(selector.slice(start, at))
    } else if (depth === 0) outside += selector[at]!
  }
  return { outside, conditions }
}

interface Rule {
  readonly head: string
  /** the text between the braces; null for a statement such as `@import` */
  readonly block: string | null
}

/** The top-level rules of a style sheet as the build writes it, without comments. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let open = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < sheet.length; at += 1) {
    const letter = sheet[at]!
    if (letter === '\\') at += 1
    else if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (letter === '}') {
      depth -= 1
      if (depth > 0) continue
      rules.push({ head: sheet.slice(start, open).trim(), block: sheet.slice(open + 1, at) })
      start = at + 1
    } else if (letter === ';' && depth === 0) {
      rules.push({ head: sheet.slice(start, at + 1).trim(), block: null })
      start = at + 1
    }
  }
  return rules
}
