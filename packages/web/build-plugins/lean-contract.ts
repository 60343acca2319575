import path from 'node:path'
import type { Plugin } from 'vite'

const contract = path.resolve(import.meta.dirname, '../../contract/src') + path.sep
const factories = new Set(['call', 'uploadCall', 'documentCall'])

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: Node & { name?: string }
  arguments: Definition[]
}
interface Definition extends Node {
  properties?: Property[]
}
interface Property extends Node {
  key?: Node & { name?: string }
}
interface Statement extends Node {
  declaration?: Statement
  declarations?: { init: Node | null }[]
}
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * The browser believes what the gateway answers: it never checks a reply. So the replies' schemas
 * leave the calls, and what nothing mentions any more leaves the build: making schemas takes longer
 * than anything else a page's script does before it draws. Which actions a call performs only the
 * server asks.
 *
 * Nothing the contract's modules do when they are loaded can be noticed elsewhere, so every value
 * is made in a function of its own that the bundler may drop together with the value.
 *
 * @param leaving what else nobody asks a call for where this is built for
 */
export function leanContract(leaving: readonly string[] = []): Plugin {
  const left = new Set(['reply', 'performs', ...leaving])
  return {
    name: 'lean-contract',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!path.normalize(id).startsWith(contract)) return null
      const statements = this.parse(code).body as unknown as Statement[]
      const edits = statements
        .flatMap(madeValues)
        .flatMap((made) => [...droppable(made), ...schemas(made, left)])
      if (edits.length === 0) return null
      return { code: edited(code, edits), map: null }
    },
  }
}

/** What a statement gives its constants by calling something. */
const madeValues = (statement: Statement): Node[] =>
  ((statement.declaration ?? statement).declarations ?? [])
    .map(({ init }) => init)
    .filter((init) => init !== null)
    .filter((init) => calls(init).length > 0)

const droppable = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]

const schemas = (made: Node, left: ReadonlySet<string>): Edit[] =>
  definitions(made)
    .flatMap(({ properties = [] }) => properties)
    .filter((property) => left.has(property.key?.name ?? ''))
    .map(({ key, start, end }) => ({ start, end, text: `${key!.name}: undefined` }))

/** What calls are defined by: the argument, or an object that several spread into theirs. */
function definitions(made: Node): Definition[] {
  const { properties } = made as Definition
  if (properties?.some(({ key }) => key?.name === 'reply')) return [made]
  return calls(made)
    .filter(({ callee }) => factories.has(callee.name ?? ''))
    .flatMap((call) => call.arguments[0] ?? [])
}

/** The calls made at once; those within functions are made later. */
function calls(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(calls)
  if (typeof node !== 'object' || node === null) return []
  const { type } = node as Node
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return []
  const inner = Object.values(node).flatMap(calls)
  return type === 'CallExpression' ? [node as Call, ...inner] : inner
}

/** From the end to the start, so that places found before still hold. */
const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
