import { sql, type RawBuilder } from 'kysely'
import { prepareScope, within, type Scope } from '../../platform/scope.ts'

/**
 * The condition that a note is within the scope, part of every query of notes. Deliverers see their own and unassigned
 * notes; for them those of colleagues do not exist.
 * @param alias the query's alias of `delivery_note`
 */
export const withinNotes = (scope: Scope, alias: string): RawBuilder<boolean> =>
  scope.of === 'own' && scope.restrictedToStaff !== null
    ? sql`${within(scope, `${alias}.merchant_id`)}
        and ${isOwnOrUnassigned(alias, sql`${scope.restrictedToStaff}`)}`
    : within(scope, `${alias}.merchant_id`)

/** The part of it that concerns the assignment, for prepared statements. */
export const isOwnOrUnassigned = (alias: string, delivererId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const column = sql.ref(`${alias}.deliverer_id`)
  return sql`(${column} = ${delivererId} or ${column} is null)`
}

/** See `prepareScope`. */
export function prepareNoteScope(scope: Scope) {
  const { shape, values } = prepareScope(scope)
  const delivererId = scope.of === 'own' ? scope.restrictedToStaff : null
  return {
    shape: { ...shape, driven: delivererId !== null },
    values: { ...values, delivererId: delivererId ?? '' },
  }
}
