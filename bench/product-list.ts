import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fillPath } from '@bdr/contract/kernel/call'
import { listProducts } from '@bdr/contract/products/calls'
import autocannon from 'autocannon'
import pg from 'pg'
import { startSeededDatabase } from './database.ts'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { product } from './scenarios.ts'
import { isSuccess, listening, viewerAmong, type Heard, type Replayed } from './statements.ts'
import { median, spreadOf } from './statistics.ts'

/** Products of the one company that looks. `BENCH_PRODUCTS=20000` fills fast. */
export const products = Number(process.env['BENCH_PRODUCTS'] ?? 200_000)
const targetRatio = 0.9
const shots = 8
const shotSeconds = 2
const connections = 16
const headers = { authorization: 'Bearer bench-token-1' }

/** What is asked of the list, and the index that must answer it. */
const lists = [
  { name: 'first', title: '首页', query: {}, index: /product_by_change|product_of_all/ },
  { name: 'initials', title: '拼音首字母 dxzf', query: { keyword: 'dxzf' }, index: /search_text_own/ },
  {
    name: 'choice',
    title: '驱动方式为电液联动',
    query: { attributes: 'drive=电液联动' },
    index: /product_attribute_by_value/,
  },
  {
    name: 'range',
    title: '公称通径 100 至 101',
    query: { attributes: 'dn.from=100&dn.to=101' },
    index: /product_attribute_by_number/,
  },
] as const

const pathOf = (query: Readonly<Record<string, string>>) =>
  `${fillPath(listProducts.path, { product })}?${new URLSearchParams(query)}`

/** The product list of a company that has very many, beside a bare program that sends the same statements. */
export async function measureProductList(): Promise<Measurement[]> {
  const database = await startSeededDatabase(['products-seed.sql'], { 'bench.products': String(products) })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const running: Running[] = []
  try {
    const replayed = await listen(database.url)
    const file = path.join(folder, 'replayed.json')
    await writeFile(file, JSON.stringify(replayed))
    const ours = await startServer('packages/server/src/main.ts', {
      DATABASE_URL: database.url,
      DEMO: undefined,
    })
    running.push(ours)
    const bare = await startServer('bench/replay.ts', { DATABASE_URL: database.url, REPLAYED: file })
    running.push(bare)
    const measurements: Measurement[] = []
    for (const list of lists) {
      const at = pathOf(list.query)
      const isByIndex = await usesIndex(database.url, replayed.reads[at]!, list.index)
      measurements.push(await compare(list, at, ours, bare), {
        name: `product-list-${list.name}-index`,
        title: `${list.title}：走索引`,
        ours: isByIndex ? 1 : 0,
        against: null,
        ratio: null,
        spread: [isByIndex ? 1 : 0, isByIndex ? 1 : 0],
        target: '1',
        holds: isByIndex,
      })
    }
    return measurements
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The statements the product sends for each list. */
const listen = (url: string): Promise<Replayed> =>
  listening(url, async (hear) => {
    const paths = lists.map(({ query }) => pathOf(query))
    const viewer = viewerAmong(await hear({ method: 'GET', path: paths[0]!, headers }))
    const reads: Record<string, Heard[]> = {}
    for (const at of paths) reads[at] = await hear({ method: 'GET', path: at, headers })
    return { viewer, reads }
  })

/** Whether one of the statements is answered by an index, in the plan PostgreSQL makes for it. */
async function usesIndex(url: string, statements: readonly Heard[], index: RegExp): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const plans: string[] = []
    for (const { sql, parameters } of statements) {
      if (!/^\s*(select|with)\b/i.test(sql)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, [
        ...parameters,
      ])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    const isFound = plans.some((plan) => index.test(plan))
    if (!isFound) console.log(plans.join('\n\n'))
    return isFound
  } finally {
    await client.end()
  }
}

async function compare(
  { name, title }: { readonly name: string; readonly title: string },
  at: string,
  ours: Running,
  bare: Running,
): Promise<Measurement> {
  await shoot(ours, at)
  await shoot(bare, at)
  const pairs: [number, number][] = []
  for (let shot = 0; shot < shots; shot += 1) pairs.push([await shoot(ours, at), await shoot(bare, at)])
  const ratios = pairs.map(([own, limit]) => own / limit)
  const ratio = median(ratios)
  return {
    name: `product-list-${name}`,
    title: `${products.toLocaleString('en')} 个商品，${title}（req/s）`,
    ours: median(pairs.map(([own]) => own)),
    against: median(pairs.map(([, limit]) => limit)),
    ratio,
    spread: spreadOf(ratios),
    target: `≥ ${targetRatio}`,
    holds: ratio >= targetRatio,
  }
}

/** @returns successful requests per second */
async function shoot(server: Running, at: string): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration: shotSeconds,
    requests: [{ setupRequest: (one) => ({ ...one, path: at, headers }) }],
    verifyBody: isSuccess,
  })
  const failed = result.errors + result.timeouts + result.mismatches + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed on ${server.url}`)
  return result.requests.total / result.duration
}
