import { sql, type RawBuilder } from 'kysely'

/** States as literals of SQL: partial indexes are used only where the planner can compare texts. */
export const listed = (states: readonly string[]): RawBuilder<unknown> =>
  sql.join(states.map((state) => sql.lit(state)))

/** The condition that a column has one of these states; there must be one. */
export const isOneOf = (column: string, states: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${listed(states)})`

/** The condition that a column has none of these states; there must be one. */
export const isNoneOf = (column: string, states: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} not in (${listed(states)})`
