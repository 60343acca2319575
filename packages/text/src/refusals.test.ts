import { globSync } from 'node:fs'
import type { Machine } from '@bdr/contract/kernel/machine'
import { expect, it } from 'vitest'
import type { LifecycleName } from './entities.ts'
import { refusalKeys, refusalText, t, type ParamsOf, type RefusalKey } from './refusals.ts'

const nested = {
  key: 'note.overRemaining',
  params: { max: '5', unit: '台', tolerance: { mode: 'none', share: '0' } },
}

/** Examples for sentences that belong to no domain. */
const ownExamples = {
  'field.wrongType': { expected: 'string' },
  'field.wrongFormat': { format: 'date' },
  'field.person-name-signs': { signs: ['（', '）'] },
  'field.tooSmall': { of: 'array', limit: 1 },
  'field.tooBig': { of: 'string', limit: 20 },
  'request.tooLarge': { limit: '1 MB' },
  'machine.notNow': { machine: 'order', state: 'pending', action: 'close' },
  'refusals.several': { refusals: [nested, { key: 'note.lineTwice', params: undefined }] },
  'quantity.fraction': { lineNo: 1, quantity: '10.5', unit: '台' },
  'list.tooManyToExport': { limit: 100_000 },
} satisfies { [Key in RefusalKey]?: ParamsOf<Key> }

const examples: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ownExamples,
  ...(await Promise.all(
    globSync('refusal-examples/*.ts', { cwd: import.meta.dirname }).map(
      async (file) =>
        ((await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as { examples?: object })
          .examples,
    ),
  )),
)

it.each(refusalKeys)('%s has a sentence', (key) => {
  const text = refusalText({ key, params: examples[key] })
  expect(text).toMatch(/\p{Script=Han}/u)
  expect(text).not.toMatch(/undefined|null|\[object/)
})

it('includes a nested refusal, and joins several into one sentence', () => {
  expect(t('note.lineBlocked', { orderNo: 'PO-1', lineNo: 1, why: nested })).toBe(
    '订单 PO-1 第 1 行：不能超过可发数量 5 台',
  )
  expect(t('refusals.several', ownExamples['refusals.several'])).toBe(
    '不能超过可发数量 5 台；同一订单行只能出现一次',
  )
})

/** All machines of the contract. */
const machines = (
  await Promise.all(
    globSync('../../contract/src/*/machine.ts', { cwd: import.meta.dirname }).map(
      async (file) =>
        Object.values(
          (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as object,
        ) as unknown[],
    ),
  )
)
  .flat()
  .filter((one): one is Machine & { name: LifecycleName } => one instanceof Object && 'states' in one)

it.each(machines.map((machine) => [machine.name, machine] as const))(
  'every action of %s has a sentence for states that do not allow it',
  (name, { states, actions }) => {
    for (const state of states)
      for (const action of Object.keys(actions))
        expect(t('machine.notNow', { machine: name, state, action })).toMatch(
          /^当前状态为“\p{Script=Han}+”，不能\p{Script=Han}+$/u,
        )
  },
)
