import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/** Columns whose values are no text, and have to be named; an instant looks like text and is one to name, too. */
type Kinds<Row> = {
  readonly [Name in keyof Row as Row[Name] extends string | null ? never : Name]: 'json'
} & { readonly [Name in keyof Row]?: 'json' | 'instant' }

const valueAs = {
  // a JSON number would lose what numeric and bigint are exact about
  text: (column: RawBuilder<unknown>) => sql`${column}::text`,
  json: (column: RawBuilder<unknown>) => column,
  instant: (column: RawBuilder<unknown>) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/**
 * The rows of a part of a record, for the statement that reads the record: they come along as one
 * column, each value as a query of its own gives it (exact decimals, ids as text, ISO instants).
 * @param rows refers to the record's row; its order is kept
 * @param kinds of columns that are not text: `json` for numbers, booleans and JSON
 */
export function nestedRows<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  columns: readonly (keyof Row & string)[],
  kinds: Kinds<Row>,
): RawBuilder<Row[]> {
  const values = columns.map((name) => {
    const kind = (kinds as Readonly<Record<string, keyof typeof valueAs>>)[name] ?? 'text'
    return sql`${valueAs[kind](sql.ref(`part.${name}`))} as ${sql.ref(name)}`
  })
  return sql`(
    select coalesce(json_agg(one), '[]') from (select ${sql.join(values)} from ${rows.as('part')}) as one)`
}
