import autocannon from 'autocannon'
import { startSeededDatabase } from './database.ts'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { assertSameAnswers } from './same-answers.ts'
import { oneOf, readSample, type SampleOrder } from './sample.ts'
import { scenarios, type ScenarioName } from './scenarios.ts'
import { isSuccess, productStatements } from './statements.ts'
import { median, spreadOf } from './statistics.ts'

const connections = 16
const rounds = 12
const seconds = 2
const warmUpSeconds = 4
/** Share of the bare program's requests per second that the product must reach. */
const targetRatio = 0.9

const titles: Record<ScenarioName, string> = {
  list: '订单列表（req/s）',
  detail: '订单详情（req/s）',
  create: '创建送货单（req/s）',
}

/** Both programs on one database, measured in alternating rounds, so that other load affects both. */
export async function measureThroughput(names: readonly ScenarioName[]): Promise<Measurement[]> {
  const database = await startSeededDatabase()
  const running: Running[] = []
  try {
    const sample = await readSample(database.url)
    const statements = await productStatements(database.url, sample.shippable[0]!)
    const variables = { DATABASE_URL: database.url, STATEMENTS: JSON.stringify(statements) }
    const ours = await startServer('packages/server/src/main.ts', variables)
    running.push(ours)
    const bare = await startServer('bench/bare.ts', variables)
    running.push(bare)
    const measurements: Measurement[] = []
    for (const name of names) {
      const orders = name === 'create' ? sample.shippable : sample.orders
      await assertSameAnswers(ours, bare, name, orders)
      measurements.push(await compare(name, ours, bare, orders))
    }
    return measurements
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await database.stop()
  }
}

async function compare(
  name: ScenarioName,
  ours: Running,
  bare: Running,
  orders: SampleOrder[],
): Promise<Measurement> {
  await shoot(ours, name, orders, warmUpSeconds)
  await shoot(bare, name, orders, warmUpSeconds)
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await shoot(ours, name, orders, seconds), await shoot(bare, name, orders, seconds)])
  }
  const ratios = pairs.map(([own, limit]) => own / limit)
  return {
    name,
    title: titles[name],
    ours: median(pairs.map(([own]) => own)),
    against: median(pairs.map(([, limit]) => limit)),
    ratio: median(ratios),
    spread: spreadOf(ratios),
    target: `≥ ${targetRatio}`,
    holds: median(ratios) >= targetRatio,
  }
}

/** @returns successful requests per second */
async function shoot(
  server: Running,
  name: ScenarioName,
  orders: SampleOrder[],
  duration: number,
): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...scenarios[name](oneOf(orders)) }) }],
    verifyBody: isSuccess,
  })
  const failed = result.errors + result.timeouts + result.mismatches + result.non2xx
  if (failed > 0)
    throw new Error(`${name} on ${server.url}: ${failed} of ${result.requests.total} requests failed`)
  return result.requests.total / result.duration
}
