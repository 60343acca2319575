import pg from 'pg'

type Parser = (text: string) => unknown

const { builtins } = pg.types
/** pg's own function, which supports array types although its type declaration does not say so. */
const { getTypeParser } = pg.types as unknown as { getTypeParser(oid: number): Parser }

/** Splits `{a,"b,c",NULL}`, including nested arrays, without parsing the elements. */
const textArray = getTypeParser(1009) as (text: string) => unknown[]
const pgDate = getTypeParser(builtins.TIMESTAMPTZ)
const asBytes = getTypeParser(builtins.BYTEA)

const asText: Parser = (text) => text
const asJson: Parser = (text) => JSON.parse(text)
const asNumber: Parser = (text) => Number(text)
const asBoolean: Parser = (text) => text === 't'

/** `2026-11-20 03:04:05.123456+00` → `2026-11-20T03:04:05.123Z`. Sessions run in UTC, so this is the common case. */
function asInstant(text: string): string {
  if (!text.endsWith('+00') || text[10] !== ' ') return asUnusualInstant(text)
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

/** The other cases: another zone (from a pooler that ignored our setting), years beyond four digits, infinity. */
function asUnusualInstant(text: string): string {
  const value = pgDate(text)
  return value instanceof Date ? value.toISOString() : text
}

const arrayOf =
  (element: Parser): Parser =>
  (text) =>
    eachOf(textArray(text), element)

const eachOf = (values: unknown[], element: Parser): unknown[] =>
  values.map((value) =>
    typeof value === 'string' ? element(value) : Array.isArray(value) ? eachOf(value, element) : value,
  )

/** Scalar types by object id, with the id of the array type (pg_type.oid, pg_type.typarray). */
const scalars: readonly (readonly [oid: number, arrayOid: number, parse: Parser])[] = [
  [builtins.BOOL, 1000, asBoolean],
  [builtins.BYTEA, 1001, asBytes],
  [builtins.INT2, 1005, asNumber],
  [builtins.INT4, 1007, asNumber],
  [builtins.FLOAT4, 1021, asNumber],
  [builtins.FLOAT8, 1022, asNumber],
  [builtins.OID, 1028, asNumber],
  [builtins.JSON, 199, asJson],
  [builtins.JSONB, 3807, asJson],
  [builtins.TIMESTAMPTZ, 1185, asInstant],
  // never a float: bigint and numeric stay exact text; dates and timestamps without zone are not converted
  [builtins.INT8, 1016, asText],
  [builtins.NUMERIC, 1231, asText],
  [builtins.DATE, 1182, asText],
  [builtins.TIMESTAMP, 1115, asText],
  [builtins.TEXT, 1009, asText],
  [builtins.VARCHAR, 1015, asText],
  [builtins.UUID, 2951, asText],
]

const parsers = new Map<number, Parser>(
  scalars.flatMap(([oid, arrayOid, parse]) => [
    [oid, parse],
    [arrayOid, arrayOf(parse)],
  ]),
)

/**
 * How column values are converted to JavaScript values, for both databases. Types that are not listed (interval,
 * ranges, …) stay PostgreSQL text.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => parsers.get(oid) ?? asText) as pg.CustomTypesConfig['getTypeParser'],
}
