import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

/**
 * Kinds of columns that are not text and must be listed. Instants must be listed as well, although they look like text.
 */
type Kinds<Row> = {
  readonly [Name in keyof Row as Row[Name] extends string | null ? never : Name]: 'json'
} & { readonly [Name in keyof Row]?: 'json' | 'instant' }

const valueAs = {
  // JSON numbers would lose the exactness of numeric and bigint
  text: (column: RawBuilder<unknown>) => sql`${column}::text`,
  json: (column: RawBuilder<unknown>) => column,
  instant: (column: RawBuilder<unknown>) =>
    sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/**
 * The rows of a part of a record as one column of the statement that reads the record. Each value has the same form as
 * in a separate query (exact decimals, ids as text, ISO instants).
 * @param rows refers to the record's row; its order is preserved
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
