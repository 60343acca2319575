import { describe, expect, test } from 'vitest'
import { mayNameStates, statesOfMachines, statusLiteralVisitor } from './status-literals.mjs'

const literal = (value) => ({ type: 'Literal', value })
const name = (of) => ({ type: 'Identifier', name: of })
const status = { type: 'MemberExpression', computed: false, property: name('status') }
const states = new Set(['ready', 'void'])

function reported(kind, node) {
  const found = []
  statusLiteralVisitor(states, (one) => found.push(one))[kind](node)
  return found.length
}

describe('what is refused', () => {
  test.each([
    ['a comparison', 'BinaryExpression', { left: status, right: literal('ready') }],
    ['the other way round', 'BinaryExpression', { left: literal('ready'), right: name('inquiryStatus') }],
    ['a case', 'SwitchStatement', { discriminant: name('status'), cases: [{ test: literal('void') }] }],
    ['a condition', 'CallExpression', { arguments: [literal('n.status'), literal('='), literal('ready')] }],
    ['a value', 'Property', { key: name('status'), value: literal('void'), computed: false }],
    ['SQL', 'TemplateElement', { value: { raw: "where n.status in ('ready', 'void')" } }],
  ])('%s', (_what, kind, node) => expect(reported(kind, node)).toBe(1))
})

test('other texts, and other things than a status, are not', () => {
  expect(reported('BinaryExpression', { left: status, right: literal('other') })).toBe(0)
  expect(reported('BinaryExpression', { left: name('kind'), right: literal('ready') })).toBe(0)
  expect(reported('TemplateElement', { value: { raw: 'where n.status = ' } })).toBe(0)
})

test('code of the server and the web is asked; contract, words, migrations, demo and tests are not', () => {
  expect(mayNameStates('packages/server/src/modules/orders/rules.ts')).toBe(false)
  expect(mayNameStates('packages/web/src/console/orders/list.tsx')).toBe(false)
  for (const path of [
    'packages/contract/src/orders/meaning.ts',
    'packages/text/src/orders.ts',
    'packages/server/src/db/migrations/0001_main_job.ts',
    'packages/server/src/db/demo/stage.ts',
    'packages/server/src/modules/orders/rules.test.ts',
  ])
    expect(mayNameStates(path), path).toBe(true)
})

test('the states are those of the machines', async () => {
  const found = await statesOfMachines()
  for (const state of ['in-transit', 'change-review', 'frozen']) expect(found).toContain(state)
})
