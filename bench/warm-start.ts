import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, spreadOf } from './statistics.ts'

const runs = 9
const targetSeconds = 1.5

/** The time from the command `npm start` to the home page, on an embedded database that exists already. */
export async function measureWarmStart(): Promise<Measurement> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  try {
    // writes the database with the demo, and Node's compile cache
    await startedIn(dataDir)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) times.push(await startedIn(dataDir))
    return {
      name: 'warm-start',
      title: '热启动到首个应答（秒）',
      ours: median(times),
      against: null,
      ratio: null,
      spread: spreadOf(times),
      target: `≤ ${targetSeconds}`,
      holds: median(times) <= targetSeconds,
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function startedIn(dataDir: string): Promise<number> {
  const server = await startServer('scripts/start.mjs', { DATA_DIR: dataDir, DATABASE_URL: undefined }, '/')
  await server.stop()
  return server.startedIn / 1000
}
