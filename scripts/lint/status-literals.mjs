import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFolder } from '../setup/project.mjs'

/**
 * A state's name says nothing of what it means, so code that compares with one is silently wrong for a state
 * that is added later. Only the contract, where each machine has the meanings of its states beside it, the
 * words, and what is history or a story (migrations, the demo, tests) write them.
 */
export const mayNameStates = (path) =>
  !/^packages\/(server|web)\/src\//.test(path) ||
  /\/(migrations|demo|test|showcase)\/|\.(db\.|browser\.)?test\.tsx?$|\/isolation\.ts$/.test(path)

/** The states of all machines of the contract. */
export async function statesOfMachines() {
  const contract = join(projectFolder, 'packages', 'contract', 'src')
  const states = new Set()
  for (const path of readdirSync(contract, { recursive: true })) {
    if (!/(^|[/\\])machine\.ts$/.test(path) || /^kernel[/\\]/.test(path)) continue
    const machines = await import(pathToFileURL(join(contract, path)).href)
    for (const one of Object.values(machines))
      if (Array.isArray(one?.states)) for (const state of one.states) states.add(state)
  }
  return states
}

const named = /(^|[._])status$|Status$/
/** What compares a status within SQL. */
const inSql = /\bstatus\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*'/i

/** Whether an expression is called as the status of a record is. */
export function isStatus(node) {
  if (node?.type === 'Identifier') return named.test(node.name)
  if (node?.type === 'MemberExpression' || node?.type === 'PropertyDefinition')
    return !node.computed && named.test(node.property.name ?? '')
  if (node?.type === 'ChainExpression' || node?.type === 'TSNonNullExpression')
    return isStatus(node.expression)
  return node?.type === 'Literal' && typeof node.value === 'string' && named.test(node.value)
}

/** The rule's visitors. `states` are the names that it refuses. */
export function statusLiteralVisitor(states, report) {
  const isState = (node) => node?.type === 'Literal' && states.has(node.value)
  const check = (node) => isState(node) && report(node)
  return {
    BinaryExpression({ left, right }) {
      if (isStatus(left)) check(right)
      if (isStatus(right)) check(left)
    },
    SwitchStatement({ discriminant, cases }) {
      if (isStatus(discriminant)) for (const { test } of cases) check(test)
    },
    CallExpression(node) {
      if (node.arguments.some((one) => one.type === 'Literal' && isStatus(one))) node.arguments.forEach(check)
    },
    Property({ key, value, computed }) {
      if (!computed && named.test(key.name ?? key.value ?? '')) check(value)
    },
    ArrayExpression(node) {
      if (node.elements.length > 0 && node.elements.every(isState) && isListOfStatuses(node.parent))
        report(node)
    },
    TSTypeReference(node) {
      const [of, ...rest] = node.typeArguments?.params ?? []
      if (
        /^(Extract|Exclude)$/.test(node.typeName.name ?? '') &&
        named.test(of?.typeName?.name ?? '') &&
        rest.length > 0
      )
        report(node)
    },
    TemplateElement(node) {
      if (inSql.test(node.value.raw)) report(node)
    },
  }
}

/** Whether what an array is given to is declared as a list of statuses. */
function isListOfStatuses(parent) {
  const type = parent?.type === 'VariableDeclarator' ? parent.id.typeAnnotation : parent?.typeAnnotation
  return (
    type !== undefined && type !== null && JSON.stringify(type, withoutParents).match(/[sS]tatus/) !== null
  )
}
const withoutParents = (key, value) => (key === 'parent' ? undefined : value)
