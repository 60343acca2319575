import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { permissions } from './access.ts'
import type { Machine } from './kernel/machine.ts'

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'states' in value && 'actions' in value

/** Every machine that any module of the contract exports, so that a new one is tested automatically. */
const modules: Record<string, unknown>[] = await Promise.all(
  globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).map(
    (path) => import(`${import.meta.dirname}/${path}`),
  ),
)
const machines = [...new Set(modules.flatMap((module) => Object.values(module)).filter(isMachine))]

it('each machine has a name of its own', () => {
  const names = machines.map((machine) => machine.name)
  expect(names).toContain('change-request')
  expect(new Set(names).size).toBe(names.length)
})

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  'the machine of %s',
  (_name, machine) => {
    const rows = Object.entries(machine.actions)

    it('names each state once and starts in one of them', () => {
      expect(new Set(machine.states).size).toBe(machine.states.length)
      expect(machine.states).toContain(machine.initial)
    })

    it.each(rows)('%s leads from existing states to existing states', (_action, row) => {
      expect(row.from.length).toBeGreaterThan(0)
      expect(row.to.length).toBeGreaterThan(0)
      for (const state of [...row.from, ...row.to]) expect(machine.states).toContain(state)
    })

    it.each(rows)('the permission of %s exists', (_action, row) => {
      expect([...permissions, 'system', 'applicant', 'bearer']).toContain(row.permission)
    })

    it('can reach every state', () => {
      const reached = new Set([machine.initial])
      for (let grew = true; grew;) {
        grew = false
        for (const [, row] of rows) {
          if (!row.from.some((state) => reached.has(state))) continue
          for (const state of row.to) {
            if (!reached.has(state)) grew = true
            reached.add(state)
          }
        }
      }
      expect([...reached].toSorted()).toEqual([...machine.states].toSorted())
    })
  },
)
