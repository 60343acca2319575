import { listNotices } from '@bdr/contract/announcements/calls'
import { readAgenda, readFigures, readStats } from '@bdr/contract/dashboard/calls'
import { inquiryRowInfo, inquiryTrend } from '@bdr/contract/inquiries/calls'
import { fillPath, type Call } from '@bdr/contract/kernel/call'
import { listOpportunities, readOpportunity } from '@bdr/contract/quotations/calls'
import { besideReplay, compareReads } from './beside-replay.ts'
import { startSeededDatabase } from './database.ts'
import { scansOf, withClient } from './plans.ts'
import type { Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { product, type ScenarioRequest } from './scenarios.ts'
import {
  isSuccess,
  recordStatements,
  viewerAmong,
  type RecordedStatement,
  type Replayed,
} from './statements.ts'
import { median, spreadOf } from './statistics.ts'

/**
 * Inquiries of the marketplace; the supplier was invited to every tenth. `BENCH_INQUIRIES=20000` fills fast.
 */
export const inquiries = Number(process.env['BENCH_INQUIRIES'] ?? 200_000)
const orders = Number(process.env['BENCH_ORDERS'] ?? 100_000)
const targetTimes = 3
const opportunitiesAsked = 40
const rounds = 40

const token = 'bench-token-1'
const request = (call: Call, values: Record<string, string> = {}, body?: object): ScenarioRequest => ({
  method: call.method as 'GET' | 'POST',
  path: fillPath(call.path, { product, ...values }),
  headers: {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

/** The requests of a supplier's first page, all at once. */
const dashboard: readonly ScenarioRequest[] = [
  request(readStats),
  request(readAgenda),
  request(readFigures),
  request(inquiryTrend, {}, { days: 30 }),
  request(inquiryRowInfo, {}, { limit: 8 }),
  request(listNotices, {}, { pageSize: 5 }),
]
const hall = request(listOpportunities)

/**
 * Measures the first page, the hall and a quotation's page of a supplier who was invited to very many
 * inquiries.
 */
export async function measureInquiries(): Promise<Measurement[]> {
  const database = await startSeededDatabase(['find-seed.sql', 'inquiries-seed.sql'], {
    'bench.orders': String(orders),
    'bench.inquiries': String(inquiries),
  })
  try {
    const details = (await invitedTo(database.url)).map((id) => request(readOpportunity, { id }))
    const { replayed, first } = await listen(database.url, details)
    const scans = await scansOf(database.url, [...Object.values(replayed.reads), first].flat())
    for (const scan of scans) console.log(`  全表扫描：${scan}`)
    return await besideReplay(database.url, replayed, async (pair) => [
      await measureDashboard(pair.ours, database.url, first),
      await compareReads({ name: 'opportunities', title: '商机大厅（req/s）' }, pair, [hall]),
      await compareReads({ name: 'opportunity', title: '报价详情（req/s）' }, pair, details),
      {
        name: 'inquiry-scans',
        title: `${inquiries.toLocaleString('en')} 个询价：读大表不走索引的语句`,
        ours: scans.length,
        against: null,
        ratio: null,
        spread: [scans.length, scans.length],
        target: '0',
        holds: scans.length === 0,
      },
    ])
  } finally {
    await database.stop()
  }
}

/** A sample of those the supplier was invited to, over the entire period. */
const invitedTo = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from quotation where merchant_id = 1 order by md5(inquiry_id::text) limit ${opportunitiesAsked}`,
    )
    return rows.map(({ id }) => id)
  })

/** The statements the product sends for the hall, for details, and for the first page. */
const listen = (url: string, details: readonly ScenarioRequest[]) =>
  recordStatements(url, async (record) => {
    const viewer = viewerAmong(await record(hall))
    const reads: Record<string, RecordedStatement[]> = {}
    for (const read of [hall, ...details]) reads[read.path] = await record(read)
    const first: RecordedStatement[] = []
    for (const read of dashboard) first.push(...(await record(read)))
    const replayed: Replayed = { viewer, reads }
    return { replayed, first }
  })

/** How long the entire first page takes compared with its slowest statement alone. */
async function measureDashboard(
  server: Running,
  url: string,
  statements: readonly RecordedStatement[],
): Promise<Measurement> {
  const whole = async () => {
    const beganAt = performance.now()
    await Promise.all(
      dashboard.map(async ({ path: at, ...rest }) => {
        const body = await (await fetch(server.url + at, rest)).text()
        if (!isSuccess(body)) throw new Error(`${at} answered ${body.slice(0, 300)}`)
      }),
    )
    return performance.now() - beganAt
  }
  for (let warm = 0; warm < 10; warm += 1) await whole()
  return withClient(url, async (client) => {
    const slowest = async () => {
      const times: number[] = []
      for (const [index, { sql, parameters }] of statements.entries()) {
        const beganAt = performance.now()
        await client.query({ name: `s${index}`, text: sql, values: [...parameters] })
        times.push(performance.now() - beganAt)
      }
      return times
    }
    for (let warm = 0; warm < 6; warm += 1) await slowest()
    const pages: number[] = []
    const alone: number[][] = []
    for (let round = 0; round < rounds; round += 1) {
      pages.push(await whole())
      alone.push(await slowest())
    }
    const medians = statements.map((_, index) => median(alone.map((times) => times[index]!)))
    const against = Math.max(...medians)
    console.log(
      `  最慢的语句 ${against.toFixed(2)} ms：${statements[medians.indexOf(against)]!.sql.slice(0, 160)}`,
    )
    const ratio = median(pages) / against
    return {
      name: 'dashboard',
      title: `${inquiries.toLocaleString('en')} 个询价时的首页（毫秒，对照为其最慢的一条语句）`,
      ours: median(pages),
      against,
      ratio,
      spread: spreadOf(pages.map((page) => page / against)),
      target: `≤ ${targetTimes}`,
      holds: ratio <= targetTimes,
    }
  })
}
