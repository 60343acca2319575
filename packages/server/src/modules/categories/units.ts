import { draftProductStatuses } from '@bdr/contract/products/meaning'
import * as calls from '@bdr/contract/categories/unit-calls'
import type { UnitRow } from '@bdr/contract/categories/replies'
import { unitFrom } from '@bdr/text/units'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { fault } from '../../platform/refusals.ts'
import { assertVersion } from '../../platform/record-version.ts'

/** The units that can currently be chosen, in display order. */
export const offeredUnits = async (db: Executor): Promise<string[]> =>
  (await db.selectFrom('unit').select('name').where('enabled', '=', true).orderBy('id').execute()).map(
    ({ name }) => name,
  )

/** Units in one reply. */
const unitsShown = 30

/** The units whose names contain the text; a symbol such as `pcs` finds its unit. */
export async function findUnits(db: Executor, keyword: string): Promise<string[]> {
  const units = await offeredUnits(db)
  const exact = unitFrom(keyword)
  const found = units.filter((unit) => unit === exact || unit.includes(keyword))
  return found.toSorted((one, other) => Number(other === exact) - Number(one === exact)).slice(0, unitsShown)
}

export const unitRoutes = (): BoundCall[] => [
  bind(calls.listAllUnits, ({ db }) => allUnits(db)),
  bind(calls.addUnit, async ({ db, viewer, caller, input: { name } }) => {
    const added = await db
      .insertInto('unit')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw invalid([fault(['name'], 'unit.nameTaken')])
    await audit(db, {
      actor: viewer,
      action: 'category.add-unit',
      subject: { kind: 'unit', id: added.id, name },
      caller,
    })
    return allUnits(db)
  }),
  bind(calls.enableUnit, async ({ db, viewer, caller, input: { enabled, ...seen } }) => {
    const found = await db
      .selectFrom('unit')
      .selectAll()
      .where('id', '=', seen.id)
      .forUpdate()
      .executeTakeFirst()
    const unit = assertVersion(found, seen)
    if (unit.enabled !== enabled) {
      await db
        .updateTable('unit')
        .set({ enabled, version: sql<number>`version + 1` })
        .where('id', '=', unit.id)
        .execute()
      await audit(db, {
        actor: viewer,
        action: enabled ? 'category.enable-unit' : 'category.disable-unit',
        subject: { kind: 'unit', id: unit.id, name: unit.name },
        changes: changesBetween(['enabled'], unit, { enabled }),
        caller,
      })
    }
    return allUnits(db)
  }),
]

const allUnits = (db: Executor): Promise<UnitRow[]> =>
  db
    .selectFrom('unit as u')
    .leftJoin(
      db
        .selectFrom('product')
        .select(['unit', sql<number>`count(*)::int`.as('products')])
        .where('status', 'not in', draftProductStatuses)
        .groupBy('unit')
        .as('p'),
      'p.unit',
      'u.name',
    )
    .select([
      'u.id',
      'u.name',
      'u.enabled',
      'u.version',
      sql<number>`coalesce(p.products, 0)`.as('productCount'),
    ])
    .orderBy('u.id')
    .execute()
