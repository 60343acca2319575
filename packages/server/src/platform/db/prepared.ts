import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  ValueNode,
} from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Executor } from './executor.ts'

/**
 * The values of a prepared query while it is built. Each is a typed expression that becomes a parameter. There is no
 * value yet, so template text, `.map` or `if` cannot be used on it; whatever changes the SQL text must be part of a
 * prepared family's shape.
 */
export type Params<Values> = {
  readonly [Name in keyof Values]-?: Expression<Exclude<Values[Name], undefined>>
}

/** The result of the query builder, or a sql`…` text. The builder's result does not need the argument. */
type Built<Row> = Compilable<Row> | RawBuilder<Row>

/** Queries without parameters take no argument. */
type Arguments<Values> = keyof Values extends never ? [] : [values: Values]

/** A query whose SQL text is created once, at its first use. */
export interface PreparedQuery<Values, Row> {
  all(executor: Executor, ...values: Arguments<Values>): Promise<Row[]>
  first(executor: Executor, ...values: Arguments<Values>): Promise<Row | undefined>
  /** @throws Error if there is no row, for rows that must exist */
  firstOrThrow(executor: Executor, ...values: Arguments<Values>): Promise<Row>
  /** Runs an insert, update or delete. @returns the number of rows it wrote */
  run(executor: Executor, ...values: Arguments<Values>): Promise<number>
  readonly sql: string
}

/**
 * Prepares a query; building and compiling it costs more than running it on a fast database.
 *
 * ```ts
 * const orderById = prepared((db, p: Params<{ id: string }>) =>
 *   db.selectFrom('purchase_order').selectAll().where('id', '=', p.id))
 * const order = await orderById.first(executor, { id })
 * ```
 * For a list of values: `sql<boolean>`id = any(${p.ids})``, with `ids: string[]`.
 */
export function prepared<Row, Values = {}>(
  build: (db: Executor, params: Params<Values>) => Built<Row>,
): PreparedQuery<Values, Row> {
  let template: Template<Row> | undefined
  const compiled = () =>
    (template ??= templateOf(build(builder, parameters as Params<Values>).compile(builder)))
  const execute = (executor: Executor, values: Arguments<Values>) =>
    executor.executeQuery(filled(compiled(), (values[0] ?? {}) as Record<string, unknown>))

  return {
    async all(executor, ...values) {
      return (await execute(executor, values)).rows
    },
    async first(executor, ...values) {
      return (await execute(executor, values)).rows[0]
    },
    async firstOrThrow(executor, ...values) {
      const row = (await execute(executor, values)).rows[0]
      if (row === undefined) throw new Error(`no row: ${compiled().query.sql}`)
      return row
    },
    async run(executor, ...values) {
      return Number((await execute(executor, values)).numAffectedRows ?? 0n)
    },
    get sql() {
      return compiled().query.sql
    },
  }
}

/** The fixed part of a family's member: which filters are set, and the sort. There should be few combinations. */
export type Shape = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Members that stay prepared; any further ones are built for every use. */
const maximumMembers = 200

/**
 * Prepared queries that differ in their text: a list with optional filters and several orders.
 *
 * ```ts
 * const orders = preparedFamily((db, shape: { byStatus: boolean }, p: Params<{ status?: string }>) => …)
 * const rows = await orders({ byStatus: true }).all(executor, { status })
 * ```
 */
export function preparedFamily<Row, Of extends Shape, Values = {}>(
  build: (db: Executor, shape: Of, params: Params<Values>) => Built<Row>,
): (shape: Of) => PreparedQuery<Values, Row> {
  const members = new Map<string, PreparedQuery<Values, Row>>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = members.get(key)
    if (known) return known
    const member = prepared<Row, Values>((db, params) => build(db, shape, params))
    if (members.size < maximumMembers) members.set(key, member)
    return member
  }
}

/** Takes the place, among a compiled query's parameters, of a value that comes with each call. */
class Placeholder implements Expression<unknown> {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get expressionType(): undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }
}

const parameters: unknown = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) })

/** A query builder for compiling only, without a connection. */
const builder: Executor = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

interface Template<Row> {
  readonly query: CompiledQuery<Row>
  /** for each parameter the name of its value, or null if the value is part of the query */
  readonly names: readonly (string | null)[]
}

function templateOf<Row>(query: CompiledQuery<Row>): Template<Row> {
  const names = query.parameters.map((value) => (value instanceof Placeholder ? value.name : null))
  return { query, names }
}

function filled<Row>({ query, names }: Template<Row>, values: Record<string, unknown>): CompiledQuery<Row> {
  const parameters = names.map((name, index) =>
    name === null ? query.parameters[index] : valueOf(values, name),
  )
  return { query: query.query, queryId: query.queryId, sql: query.sql, parameters }
}

/**
 * Rejects undefined, which would reach the database as NULL, so that a condition on it would silently match nothing.
 */
function valueOf(values: Record<string, unknown>, name: string): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`a prepared query was run without its value "${name}"`)
  return value
}
