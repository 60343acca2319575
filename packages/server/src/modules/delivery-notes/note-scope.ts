import { sql, type RawBuilder } from 'kysely'
import { prepareScope, within, type Scope } from '../../platform/scope.ts'

/**
 * The condition that a note is within the scope: every query of notes asks it. Who merely drives sees what
 * is theirs and what is nobody's yet; a colleague's notes do not exist for them.
 * @param alias by which the query names `delivery_note`
 */
export const withinNotes = (scope: Scope, alias: string): RawBuilder<boolean> =>
  scope.of === 'own' && scope.restrictedToStaff !== null
    ? sql`${within(scope, `${alias}.merchant_id`)}
        and ${isTheirsOrNobodys(alias, sql`${scope.restrictedToStaff}`)}`
    : within(scope, `${alias}.merchant_id`)

/** The same beyond the merchant, for statements that are prepared. */
export const isTheirsOrNobodys = (alias: string, delivererId: RawBuilder<unknown>): RawBuilder<boolean> => {
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
