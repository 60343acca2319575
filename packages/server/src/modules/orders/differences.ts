import { isOneOf } from '../../platform/db/one-of.ts'
import { arrivedStatuses } from '@bdr/contract/delivery-notes/meaning'
import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { nestedRows } from '../../platform/db/nested-rows.ts'

/**
 * Rejected and missing quantities of lines `dl` of delivery notes `dn`. They remain after a difference is settled. A
 * quantity counts as missing only once no further arrival is expected.
 */
const rejected = sql<Decimal>`sum(dl.rejected_quantity)`
const missing = sql<Decimal>`sum(
  case when ${isOneOf('dn.status', arrivedStatuses)}
  then dl.quantity - dl.accepted_quantity - dl.rejected_quantity else 0 end)`

interface Difference {
  readonly unit: string
  readonly rejected: Decimal
  readonly missing: Decimal
}

/** Sums by unit, since different units cannot be added. */
const byUnit = (which: RawBuilder<unknown>) => sql<Difference[]>`coalesce((
  select jsonb_agg(jsonb_build_object('unit', unit, 'rejected', rejected::text, 'missing', missing::text)
                   order by unit)
  from (
    select ol.unit, ${rejected} as rejected, ${missing} as missing
    from delivery_note_line dl
    join delivery_note dn on dn.id = dl.note_id
    join purchase_order_line ol on ol.id = dl.order_line_id
    where ${which}
    group by ol.unit
  ) as d
  where rejected > 0 or missing > 0), '[]')`

/** The differences of a delivery note `n`. */
export const differencesOfNote = byUnit(sql`dl.note_id = n.id`).as('differences')
/** The differences of an order `o`, over all its delivery notes. */
export const differencesOfOrder = byUnit(sql`dl.order_id = o.id`).as('differences')
/** The differences of those lines of a delivery note `n` that belong to one order. */
export const differencesOfNoteAndOrder = (orderId: Expression<string>) =>
  byUnit(sql`dl.note_id = n.id and dl.order_id = ${orderId}`).as('differences')

export const presentDifferences = (differences: readonly Difference[]): Difference[] =>
  differences.map(({ unit, rejected, missing }) => ({
    unit,
    rejected: trimZeros(rejected),
    missing: trimZeros(missing),
  }))

/** For every shipped line of an order the rejected and missing quantities, as part of the order's own statement. */
export const nestedDifferences = (db: Executor, orderId: Expression<string>) =>
  nestedRows(
    db
      .selectFrom('delivery_note_line as dl')
      .innerJoin('delivery_note as dn', 'dn.id', 'dl.note_id')
      .select(['dl.order_line_id', rejected.as('rejected'), missing.as('missing')])
      .where('dl.order_id', '=', orderId)
      .groupBy('dl.order_line_id'),
    ['order_line_id', 'rejected', 'missing'],
    {},
  )

export type LineDifferenceRow = NonNullable<ReturnType<typeof nestedDifferences>['expressionType']>[number]
