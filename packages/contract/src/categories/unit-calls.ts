import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, shortText, version } from '../kernel/field.ts'
import { platform } from '../paths.ts'

const units = `${platform}/units` as const
const manage = { access: 'category:manage' } as const

/** Longest name of a unit, in characters. */
export const unitNameLength = 10

/** The units products are measured in, disabled ones included. */
export const listAllUnits = call({
  name: 'units.list',
  method: 'GET',
  path: units,
  ...manage,
  input: () => z.strictObject({}),
  shows: ['category', 'product'],
})

export const addUnit = call({
  name: 'units.add',
  method: 'POST',
  path: units,
  ...manage,
  idempotent: true,
  input: () => z.strictObject({ name: shortText(unitNameLength) }),
})

/** Disables or enables a unit. A disabled one can no longer be chosen, but products measured in it keep it. */
export const enableUnit = call({
  name: 'units.enable',
  method: 'PUT',
  path: `${units}/{id}/enabled`,
  ...manage,
  input: () => z.strictObject({ id, version, enabled: z.boolean() }),
})
