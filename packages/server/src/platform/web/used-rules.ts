const word = /[A-Za-z_][\w-]*/g

/**
 * Of a style sheet, the rules that can apply where some text names their classes: a page, and the
 * scripts that will draw on it, in which a class of a CSS module stands as a whole word.
 */
export function rulesFor(sheet: string, users: readonly string[]): string {
  const named = new Set(users.flatMap((user) => Array.from(user.matchAll(word), ([name]) => name)))
  const kept = keep(sheet, named)
  return kept.replace(keyframes, (rule, name: string) => (isMoved(kept, name) ? rule : ''))
}

/** As the build writes them: nothing in a step of an animation has braces of its own. */
const keyframes = /@(?:-webkit-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

const isMoved = (sheet: string, name: string): boolean =>
  new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(sheet)

const groups = /^@(media|supports|layer|container)\b/

function keep(sheet: string, named: ReadonlySet<string>): string {
  return rulesOf(sheet)
    .map(({ head, block }) => {
      if (block === null) return head
      if (groups.test(head)) {
        const kept = keep(block, named)
        return kept === '' ? '' : `${head}{${kept}}`
      }
      return head.startsWith('@') || canApply(head, named) ? `${head}{${block}}` : ''
    })
    .join('')
}

/** Whether one of the selectors asks for no class that is not there. */
const canApply = (selectors: string, named: ReadonlySet<string>): boolean =>
  alternatives(selectors).some((selector) => {
    const { outside, conditions } = taken(selector)
    return (
      [...outside.matchAll(/\.([\w-]+)/g)].every(([, name]) => named.has(name!)) &&
      conditions.every((condition) => canApply(condition, named))
    )
  })

/** A list of selectors at its commas, but not at those in brackets. */
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

/** What stands in brackets asks for something too; but in `:not(.open)` for what is not there. */
const asking = /:(?:is|where|has)$/

/** A selector without its brackets, and apart from it what must hold in them. */
function taken(selector: string): { outside: string; conditions: string[] } {
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
      if (depth === 0 && asking.test(outside)) conditions.push(selector.slice(start, at))
    } else if (depth === 0) outside += selector[at]!
  }
  return { outside, conditions }
}

interface Rule {
  readonly head: string
  /** between the braces; null for a statement such as `@import` */
  readonly block: string | null
}

/** The rules of the outermost level of a style sheet as the build writes it: without comments. */
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
