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
    ...['notifyCreated', 'auditCreated', 'makeReady', 'notifySubmitted', 'reserve', 'auditSubmitted'],
  ],
} as const satisfies Record<ScenarioName, readonly string[]>

type Names = typeof names
export type Statements = { [Name in keyof Names]: Record<Names[Name][number], string> } & {
  /** asks whose a token is; the value that is null is the token's hash */
  viewer: { sql: string; values: (boolean | number | string | null)[] }
}

/**
 * The SQL texts the product sends, listened to while it answers one request of each scenario. So
 * the bare program sends the same ones whatever becomes of the product.
 * @throws Error when the product now sends another number of them: then `bare.ts` needs a look
 */
export async function listenToProduct(url: string, order: SampleOrder): Promise<Statements> {
  const heard: { sql: string; parameters: readonly unknown[] }[] = []
  // one connection: what is asked side by side is heard in the order it was asked
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnTypes })
  const kysely = new Kysely<Schema>({
    dialect: poolDialect(pool),
    log: (event) => void heard.push(event.query),
  })
  const app = await buildApp({
    database: { kysely, kind: 'postgres', ping: async () => {}, close: () => kysely.destroy() },
    env: readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATABASE_URL: url }),
    clock: systemClock,
    bus: localBus(),
  })
  const hear = async ({ path, ...request }: ScenarioRequest) => {
    heard.length = 0
    const answer = await app.inject({ ...request, url: path })
    if (!isSuccess(answer.body)) throw new Error(`${path} answered ${answer.body}`)
    return [...heard]
  }
  try {
    // only the first request asks whose token it is: the product believes the answer for a few seconds
    const first = await hear(scenarios.detail(order))
    const viewer = first.find(({ parameters }) => parameters.some((value) => Buffer.isBuffer(value)))
    const values = viewer!.parameters.map((value) =>
      Buffer.isBuffer(value) ? null : (value as boolean | number | string),
    )
    const of = async <Name extends ScenarioName>(name: Name) => {
      const statements = await hear(scenarios[name](order))
      return named(
        name,
        statements.map(({ sql }) => sql),
      )
    }
    return {
      viewer: { sql: viewer!.sql, values },
      list: await of('list'),
      detail: await of('detail'),
      create: await of('create'),
    }
  } finally {
    await app.close()
    await kysely.destroy()
  }
}

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
