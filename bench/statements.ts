import { Kysely } from 'kysely'
import pg from 'pg'
import { buildApp } from '../packages/server/src/app.ts'
import type { Schema } from '../packages/server/src/db/schema.ts'
import { localBus } from '../packages/server/src/platform/bus.ts'
import { systemClock } from '../packages/server/src/platform/clock.ts'
import { poolDialect } from '../packages/server/src/platform/db/dialect.ts'
import { columnTypes } from '../packages/server/src/platform/db/values.ts'
import { readEnv } from '../packages/server/src/platform/env.ts'
import { scenarios, type ScenarioName, type ScenarioRequest } from './scenarios.ts'
import type { SampleOrder } from './sample.ts'

/** The statements of each scenario in the order the product sends them, by the names `bare.ts` uses. */
const names = {
  list: ['page', 'count'],
  detail: ['record'],
  create: [
    ...['lockHeads', 'lockLines', 'insertNote', 'insertLines', 'writeTexts'],
    ...['notifyCreated', 'auditCreated', 'makeReady', 'notifySubmitted', 'reserve'],
    ...['openLink', 'auditSubmitted'],
  ],
} as const satisfies Record<ScenarioName, readonly string[]>

type Names = typeof names
export type Statements = { [Name in keyof Names]: Record<Names[Name][number], string> } & {
  /** finds the viewer of a token; the null among the values is replaced by the token's hash */
  viewer: { sql: string; values: (boolean | number | string | null)[] }
}

/** A statement as it was sent. */
export interface RecordedStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The data for `replay.ts`: by address the statements that the product sent for it. */
export interface Replayed {
  readonly viewer: Statements['viewer']
  readonly reads: Readonly<Record<string, readonly RecordedStatement[]>>
}

type RecordRequest = (request: ScenarioRequest) => Promise<RecordedStatement[]>

/** Records the statements that the product sends for a request, in their order. */
export async function recordStatements<Result>(
  url: string,
  work: (record: RecordRequest) => Promise<Result>,
): Promise<Result> {
  const recorded: RecordedStatement[] = []
  // one connection: statements sent in parallel are recorded in the order they were sent
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnTypes })
  const kysely = new Kysely<Schema>({
    dialect: poolDialect(pool),
    log: (event) => void recorded.push(event.query),
  })
  const app = await buildApp({
    database: {
      kysely,
      kind: 'postgres',
      isBusy: () => false,
      ping: async () => {},
      close: () => kysely.destroy(),
    },
    env: readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url }),
    clock: systemClock,
    bus: localBus(),
  })
  try {
    return await work(async ({ path, ...request }) => {
      recorded.length = 0
      const answer = await app.inject({ ...request, url: path })
      if (!isSuccess(answer.body)) throw new Error(`${path} answered ${answer.body}`)
      return [...recorded]
    })
  } finally {
    await app.close()
    await kysely.destroy()
  }
}

/**
 * The statement that finds the viewer of a token: only the first request sends it, since the product caches
 * the answer for a few seconds.
 */
export function viewerAmong(statements: readonly RecordedStatement[]): Statements['viewer'] {
  const { sql, parameters } = statements.find(({ parameters: given }) => given.some(Buffer.isBuffer))!
  return {
    sql,
    values: parameters.map((value) => (Buffer.isBuffer(value) ? null : (value as boolean | number | string))),
  }
}

/**
 * The SQL texts the product sends for one request of each scenario. So the bare program sends the same ones
 * even after the product has changed.
 * @throws Error when the product sends another number of statements: then `bare.ts` needs a change
 */
export const productStatements = (url: string, order: SampleOrder): Promise<Statements> =>
  recordStatements(url, async (record) => {
    const viewer = viewerAmong(await record(scenarios.detail(order)))
    const of = async <Name extends ScenarioName>(name: Name) => {
      const statements = await record(scenarios[name](order))
      return named(
        name,
        statements.map(({ sql }) => sql),
      )
    }
    return { viewer, list: await of('list'), detail: await of('detail'), create: await of('create') }
  })

function named<Name extends ScenarioName>(scenario: Name, texts: readonly string[]): Statements[Name] {
  const known: readonly string[] = names[scenario]
  if (texts.length !== known.length) {
    throw new Error(
      `bare.ts sends ${known.length} statements for ${scenario}, the product ${texts.length}:\n${texts.join('\n')}`,
    )
  }
  return Object.fromEntries(known.map((name, index) => [name, texts[index]])) as Statements[Name]
}

export const isSuccess = (body: string): boolean => body.startsWith('{"code":"00000"')
