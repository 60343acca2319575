import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, shortText, version } from '../kernel/field.ts'
import { platform } from '../paths.ts'

const units = `${platform}/units` as const
const manage = { access: 'category:manage' } as const

/** Letters of a unit's name. */
export const unitNameLength = 10

/** The units goods are counted in, retired ones included. */
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

/** Disabled, nobody can choose it any more; goods that are counted in it stay so. */
export const enableUnit = call({
  name: 'units.enable',
  method: 'PUT',
  path: `${units}/{id}/enabled`,
  ...manage,
  input: () => z.strictObject({ id, version, enabled: z.boolean() }),
})
