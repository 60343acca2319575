/** The functions of antd that take a component's styles as their second argument. */
const hooks = new Set(['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'])

interface Node {
  type: string
  start: number
  end: number
}

interface HookCall extends Node {
  callee: Node & { name?: string }
  arguments: Node[]
}

/** The module with its styles emptied; null when it has none. What only they needed falls away. */
export function withoutStyleCode(code: string, parse: (code: string) => unknown): string | null {
  if (![...hooks].some((hook) => code.includes(hook))) return null
  const styles = hookCalls(parse(code))
    .map((call) => call.arguments[1])
    .filter((argument) => argument !== undefined)
  if (styles.length === 0) return null
  return styles
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, code)
}

function hookCalls(node: unknown): HookCall[] {
  if (Array.isArray(node)) return node.flatMap(hookCalls)
  if (typeof node !== 'object' || node === null) return []
  const call = node as HookCall
  if (call.type === 'CallExpression' && hooks.has(call.callee.name ?? '')) return [call]
  return Object.values(node).flatMap(hookCalls)
}
