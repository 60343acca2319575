import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { allCalls } from '@bdr/contract/calls'
import { personalActions, type ActionRow, type Machine } from '@bdr/contract/kernel/machine'

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'states' in value && 'actions' in value

/** Every machine that any module of the contract exports, so that a new one is tested automatically. */
const contract = path.resolve(import.meta.dirname, '../../../contract/src')
const modules: Record<string, unknown>[] = await Promise.all(
  globSync('**/machine.ts', { cwd: contract }).map((file) => import(path.join(contract, file))),
)
const machines = [...new Set(modules.flatMap((module) => Object.values(module)).filter(isMachine))]
const acting = allCalls.flatMap(({ name, access, performs }) =>
  performs ? [{ name, access, performs }] : [],
)

const callsOf = (machine: string, action: string) =>
  acting.filter(({ performs }) => performs.machine === machine && performs.actions.includes(action))

describe.each(machines.map((machine) => [machine.name, machine] as const))('of %s', (name, machine) => {
  it.each(personalActions(machine))('one call performs %s, with its permission', (action) => {
    const row = machine.actions[action] as ActionRow<string>
    expect(callsOf(name, action).map(({ access }) => access)).toEqual([row.permission])
  })
})

it('every action that a call performs exists', () => {
  const known = machines.flatMap((machine) =>
    personalActions(machine).map((action) => `${machine.name} ${action}`),
  )
  const performed = acting.flatMap(({ performs: { machine, actions } }) =>
    actions.map((action) => `${machine} ${action}`),
  )
  expect(performed.toSorted()).toEqual(known.toSorted())
})
