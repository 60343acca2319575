import { describe, expect, it } from 'vitest'
import { permissions } from './access.ts'
import { consultationMachine } from './consultations/machine.ts'
import { contentMachine } from './content/machine.ts'
import { deliveryNoteMachine } from './delivery-notes/machine.ts'
import type { Machine } from './kernel/machine.ts'
import { merchantMachine } from './merchants/machine.ts'
import { orderLineMachine, orderMachine } from './orders/machine.ts'
import { settleInMachine } from './settle-in/machine.ts'

const machines: Machine[] = [
  orderMachine,
  orderLineMachine,
  deliveryNoteMachine,
  settleInMachine,
  merchantMachine,
  contentMachine,
  consultationMachine,
]

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  'the machine of %s',
  (_name, machine) => {
    const rows = Object.entries(machine.actions)

    it('names each state once and begins in one of them', () => {
      expect(new Set(machine.states).size).toBe(machine.states.length)
      expect(machine.states).toContain(machine.initial)
    })

    it.each(rows)('%s leads from known states to known states', (_action, row) => {
      expect(row.from.length).toBeGreaterThan(0)
      expect(row.to.length).toBeGreaterThan(0)
      for (const state of [...row.from, ...row.to]) expect(machine.states).toContain(state)
    })

    it.each(rows)('%s needs a permission of the table', (_action, row) => {
      expect([...permissions, 'system', 'applicant']).toContain(row.permission)
    })

    it('reaches every state', () => {
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
