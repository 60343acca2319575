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
  session: ['viewer'],
  list: ['page', 'count'],
  detail: ['head', 'lines', 'notes', 'history'],
  create: ['lockLines', 'insertNote', 'insertLines', 'tellCreated', 'makeReady', 'tellSubmitted', 'reserve'],
} as const

type Names = typeof names
export type Statements = { [Group in keyof Names]: Record<Names[Group][number], string> }

/**
 * The SQL texts the product sends, listened to while it answers one request of each scenario. So
 * the bare program sends the same ones whatever becomes of the product.
 * @throws Error when the product now sends another number of them: then `bare.ts` needs a look
 */
export async function listenToProduct(url: string, order: SampleOrder): Promise<Statements> {
  const heard: string[] = []
  // one connection: what is asked side by side is heard in the order it was asked
  const pool = new pg.Pool({ connectionString: url, max: 1, types: columnTypes })
  const kysely = new Kysely<Schema>({ dialect: poolDialect(pool), log: (event) => void heard.push(event.query.sql) })
  const app = await buildApp({
    database: { kysely, kind: 'postgres', close: () => kysely.destroy() },
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
    // the first request asks whose token it is; the product believes the answer for a few seconds
    const [viewer] = await hear(scenarios.detail(order))
    const session = named('session', [viewer!])
    const of = async <Name extends ScenarioName>(name: Name) => named(name, await hear(scenarios[name](order)))
    return { session, list: await of('list'), detail: await of('detail'), create: await of('create') }
  } finally {
    await app.close()
    await kysely.destroy()
  }
}

function named<Group extends keyof Names>(group: Group, texts: readonly string[]): Statements[Group] {
  if (texts.length !== names[group].length) {
    throw new Error(`the product sends ${texts.length} statements for ${group}, bare.ts ${names[group].length}:\n${texts.join('\n')}`)
  }
  return Object.fromEntries(names[group].map((name, index) => [name, texts[index]!])) as Statements[Group]
}

export const isSuccess = (body: string): boolean => body.startsWith('{"code":"00000"')
