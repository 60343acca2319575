import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commitImport, readImport } from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { isUnderWay, reportOf } from '@bdr/contract/imports/model'
import { listOrders } from '@bdr/contract/orders/calls'
import { listProducts } from '@bdr/contract/products/calls'
import { importProducts } from '@bdr/contract/products/import'
import pg from 'pg'
import { readWorkbook } from '../packages/server/src/platform/workbook/read-workbook.ts'
import { writeWorkbook } from '../packages/server/src/platform/workbook/write-workbook.ts'
import { createDatabase, startCluster } from '../packages/server/src/test/postgres-cluster.ts'
import { ask, signIn, upload, type Person } from './client.ts'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { median } from './statistics.ts'

const rows = Number(process.env['BENCH_PRODUCT_ROWS'] ?? 50_000)
const targets = { megabytes: 150, share: 0.5, slower: 3, slowerAfter: 1.5 } as const
/** Milliseconds between two requests of another user. */
const between = 50
const quietRequests = 200
/** How often each query is measured before the upload and after it. */
const queriesEach = 60

/** Uploads products to a server on either database, while another user reads orders. */
export async function measureProducts(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const cluster = await startCluster()
  try {
    const file = await productFile()
    const url = await createDatabase(cluster.url, 'products')
    const real = await measureOn('PostgreSQL', file, {
      DATA_DIR: path.join(folder, 'pg'),
      DATABASE_URL: url,
      DEMO: '1',
    })
    const bare = await bareSeconds(file, url)
    const ratio = bare / real.seconds
    const embedded = await measureOn('嵌入式', file, {
      DATA_DIR: path.join(folder, 'own'),
      DATABASE_URL: undefined,
    })
    return [
      {
        name: 'products-rate',
        title: '批量上传五万行（行/秒，PostgreSQL）',
        ours: rows / real.seconds,
        against: rows / bare,
        ratio,
        spread: [ratio, ratio],
        target: `≥ ${targets.share}`,
        holds: ratio >= targets.share,
      },
      ...[real, embedded].flatMap(({ name, megabytes, quiet, meanwhile, queries }, index): Measurement[] => [
        {
          name: `products-memory-${index}`,
          title: `批量上传五万行占用内存（MB，${name}）`,
          ours: megabytes,
          against: null,
          ratio: null,
          spread: [megabytes, megabytes],
          target: `≤ ${targets.megabytes}`,
          holds: megabytes <= targets.megabytes,
        },
        {
          name: `products-others-${index}`,
          title: `其间订单列表 p99（毫秒，${name}）`,
          ours: meanwhile,
          against: quiet,
          ratio: meanwhile / quiet,
          spread: [meanwhile / quiet, meanwhile / quiet],
          target: `≤ ${targets.slower}`,
          holds: meanwhile / quiet <= targets.slower,
        },
        ...queries.map(({ title, before, after }, place): Measurement => ({
          name: `products-after-${index}-${place}`,
          title: `上传后${title}（毫秒，${name}）`,
          ours: after,
          against: before,
          ratio: after / before,
          spread: [after / before, after / before],
          target: `≤ ${targets.slowerAfter}`,
          holds: after / before <= targets.slowerAfter,
        })),
      ]),
    ]
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Run {
  readonly name: string
  readonly seconds: number
  readonly megabytes: number
  readonly quiet: number
  readonly meanwhile: number
  /** the queries repeated after the upload, each with its median in milliseconds */
  readonly queries: readonly { readonly title: string; readonly before: number; readonly after: number }[]
}

/** Queries that an upload must not slow down: lists, searches and records other than those of the file. */
const queriesOf = (owner: Person, other: Person) => [
  { title: '他人订单列表', ask: () => ask(other, listOrders, {}) },
  { title: '他人商品列表', ask: () => ask(other, listProducts, {}) },
  { title: '他人按拼音首字母查找商品', ask: () => ask(other, listProducts, { keyword: 'zc' }) },
  { title: '上传者订单列表', ask: () => ask(owner, listOrders, {}) },
  { title: '上传者按商品编号查找', ask: () => ask(owner, listProducts, { keyword: 'P1001-0001' }) },
]

/** The median of each query, measured in turn so that other load affects all of them. */
async function mediansOf(queries: ReturnType<typeof queriesOf>): Promise<number[]> {
  const times = queries.map((): number[] => [])
  for (let round = 0; round < queriesEach; round += 1)
    for (const [index, query] of queries.entries()) {
      const beganAt = performance.now()
      await query.ask()
      times[index]!.push(performance.now() - beganAt)
    }
  return times.map(median)
}

async function measureOn(
  name: string,
  file: Buffer,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Run> {
  const server = await startServer('packages/server/src/main.ts', variables)
  const over = new AbortController()
  try {
    const owner = await signIn(server.url, 'owner')
    const other = await signIn(server.url, 'owner2')
    const quiet = await timesOf(other, (count) => count < quietRequests)
    const queries = queriesOf(owner, other)
    const before = await mediansOf(queries)
    const idle = await residentMegabytes(server.pid)
    const beganAt = performance.now()
    let most = idle
    const watch = (async () => {
      while (!over.signal.aborted) {
        most = Math.max(most, await residentMegabytes(server.pid))
        await setTimeout(100)
      }
    })()
    const others = timesOf(other, () => !over.signal.aborted).catch(() => [Infinity])
    const { id } = await upload(owner, importProducts, { after: 'draft' }, file)
    const checked = await importDone(owner, id)
    if (checked.valid !== rows)
      throw new Error(JSON.stringify(reportOf(checked, 'products')?.faults.slice(0, 3)))
    const checkedIn = (performance.now() - beganAt) / 1_000
    await ask(owner, commitImport, { id })
    const done = await importDone(owner, id)
    if (done.written !== rows) throw new Error(`only ${done.written} rows were written: ${done.state}`)
    const seconds = (performance.now() - beganAt) / 1_000
    over.abort()
    await watch
    const meanwhile = await others
    console.log(`  ${name}：检查 ${checkedIn.toFixed(1)} 秒，共 ${seconds.toFixed(1)} 秒`)
    const after = await mediansOf(queries)
    return {
      name,
      seconds,
      megabytes: most - idle,
      quiet: p99(quiet),
      meanwhile: p99(meanwhile),
      queries: queries.map(({ title }, index) => ({ title, before: before[index]!, after: after[index]! })),
    }
  } finally {
    over.abort()
    await server.stop()
  }
}

async function importDone(owner: Person, id: string): Promise<ImportDetail> {
  let found = await ask(owner, readImport, { id })
  while (isUnderWay(found.state)) {
    await setTimeout(500)
    found = await ask(owner, readImport, { id })
  }
  return found
}

/** Milliseconds of each of a series of requests. */
async function timesOf(person: Person, goesOn: (count: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times.length)) {
    const beganAt = performance.now()
    await ask(person, listOrders, {})
    times.push(performance.now() - beganAt)
    await setTimeout(between)
  }
  return times
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024
}

/** Seconds that only reading the file and copying the same rows into the same tables take. */
async function bareSeconds(file: Buffer, url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const readAt = performance.now()
    await readWorkbook(file)
    let seconds = (performance.now() - readAt) / 1_000
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-copy-'))
    // PostgreSQL may run as another system user
    await chmod(folder, 0o777)
    for (const table of ['product', 'product_attribute', 'search_text', 'history']) {
      const copy = path.join(folder, table)
      const source =
        table === 'history' || table === 'search_text' ? `${table} where kind = 'product'` : table
      await client.query(`create table copy_${table} (like ${table} including all)`)
      await client.query(`copy (select * from ${source}) to program 'cat > ${copy}'`)
      const copyAt = performance.now()
      await client.query(`copy copy_${table} from program 'cat ${copy}'`)
      seconds += (performance.now() - copyAt) / 1_000
    }
    await rm(folder, { recursive: true })
    return seconds
  } finally {
    await client.end()
  }
}

const titles = [
  ...['商品名称', '型号', '计量单位', '商家编码', '含税单价', '税率', '起订量', '交货期', '库存', '单重'],
  ...['公称通径 DN', '公称压力 PN', '阀体材质', '密封面', '驱动方式', '连接方式'],
]

/** Wedge gate valves, each with its own code and price. */
const productFile = (): Promise<Buffer> =>
  writeWorkbook([
    {
      name: '楔式闸阀',
      columns: titles.map((title) => ({ title, width: 12 })),
      rows: Array.from({ length: rows }, (_, row) => [
        ...[`楔式闸阀 Z41H-16C 第 ${row + 1} 号`, `Z41H-${row % 97}`, '台', `BENCH-${row + 1}`],
        ...[String(600 + (row % 900)), '13%', '1', '7', String(row % 50), '38.5'],
        ...['100', 'PN16', 'WCB 碳钢', '硬质合金', '手轮', '法兰'],
      ]),
    },
  ])
