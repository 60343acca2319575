import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { oneOf } from './sample.ts'
import type { ScenarioRequest } from './scenarios.ts'
import { isSuccess, type Replayed } from './statements.ts'
import { median, spreadOf } from './statistics.ts'

const targetShare = 0.9
const shots = 8
const shotSeconds = 2
const connections = 16

/** Starts the product, and a bare program that sends the statements recorded from it, on one database. */
export interface Pair {
  readonly ours: Running
  readonly bare: Running
}

export async function besideReplay<Result>(
  databaseUrl: string,
  replayed: Replayed,
  work: (pair: Pair) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const running: Running[] = []
  const start = async (program: string, variables: Record<string, string | undefined>) => {
    const started = await startServer(program, { DATABASE_URL: databaseUrl, ...variables })
    running.push(started)
    return started
  }
  try {
    const file = path.join(folder, 'replayed.json')
    await writeFile(file, JSON.stringify(replayed))
    const ours = await start('packages/server/src/main.ts', { DEMO: undefined })
    return await work({ ours, bare: await start('bench/replay.ts', { REPLAYED: file }) })
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** Successful answers a second to the same requests, with both programs measured in turn. */
export async function compareReads(
  { name, title }: Pick<Measurement, 'name' | 'title'>,
  { ours, bare }: Pair,
  requests: readonly ScenarioRequest[],
): Promise<Measurement> {
  await shoot(ours, requests)
  await shoot(bare, requests)
  const pairs: [number, number][] = []
  for (let shot = 0; shot < shots; shot += 1)
    pairs.push([await shoot(ours, requests), await shoot(bare, requests)])
  const ratios = pairs.map(([own, limit]) => own / limit)
  const ratio = median(ratios)
  return {
    name,
    title,
    ours: median(pairs.map(([own]) => own)),
    against: median(pairs.map(([, limit]) => limit)),
    ratio,
    spread: spreadOf(ratios),
    target: `≥ ${targetShare}`,
    holds: ratio >= targetShare,
  }
}

async function shoot(server: Running, requests: readonly ScenarioRequest[]): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration: shotSeconds,
    requests: [{ setupRequest: (one) => ({ ...one, ...oneOf(requests) }) }],
    verifyBody: isSuccess,
  })
  const failed = result.errors + result.timeouts + result.mismatches + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed on ${server.url}`)
  return result.requests.total / result.duration
}
