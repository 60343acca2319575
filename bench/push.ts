import { fillPath } from '@bdr/contract/kernel/call'
import { pushPath } from '@bdr/contract/messages/model'
import { cancelOrder } from '@bdr/contract/orders/calls'
import { startSeededDatabase } from './database.ts'
import { startServer, type Running } from './processes.ts'
import type { Broadcast } from './push-clients.ts'
import { measurePushCost, type PushCost } from './push-side.ts'
import type { Measurement } from './report.ts'
import { product } from './scenarios.ts'
import { median, spreadOf } from './statistics.ts'

/** A smaller number gives a quick impression while the machine is busy. */
const people = Number(process.env.BENCH_CONNECTIONS ?? 5_000)
const rounds = 12
/** The limit in KB. A bare connection takes about 8 to 11 KB; a session and its check take as much again. */
const targets = { corePercent: 25, kilobytesEach: 25, fanOutSeconds: 1, spreadRatio: 1.5 }

/** Open files besides the connections: the program's own, the database's. */
const otherFiles = 200

/**
 * Both programs one after the other with the same number of connections, so that they do not share a core.
 */
export async function measurePush(): Promise<Measurement[]> {
  assertEnoughFiles()
  const [ours, bare] = [await measureOurs(), await measureBare()]
  return [memory(ours, bare), core(ours, bare), fanOut(ours, bare), betweenFirstAndLast(ours, bare)]
}

async function measureOurs(): Promise<PushCost> {
  const database = await startSeededDatabase(['push-seed.sql'], { 'bench.people': String(people) })
  try {
    const server = await startServer('packages/server/src/main.ts', { DATABASE_URL: database.url })
    const addresses = Array.from({ length: people }, (_, index) =>
      // the operator is the first of the staff, see push-seed.sql
      addressOf(server, { uid: String(index + 2), token: `bench-token-${index + 1}` }),
    )
    const callOff = (order: number): Broadcast => ({
      url: server.url + fillPath(cancelOrder.path, { product, id: order }),
      headers: { authorization: 'Bearer bench-token-0', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, reason: '买方取消' }),
    })
    return await measured(server, addresses, callOff)
  } finally {
    await database.stop()
  }
}

async function measureBare(): Promise<PushCost> {
  const server = await startServer('bench/bare-push.ts', {})
  const addresses = Array.from({ length: people }, () => addressOf(server, { uid: '1', token: 'none' }))
  return measured(server, addresses, () => ({ url: server.url, headers: {}, body: '' }))
}

async function measured(server: Running, addresses: string[], broadcast: (order: number) => Broadcast) {
  try {
    const broadcasts = Array.from({ length: rounds + 1 }, (_, index) => broadcast(index + 1))
    return await measurePushCost(server, addresses, broadcasts)
  } finally {
    await server.stop()
  }
}

const addressOf = (server: Running, query: { uid: string; token: string }): string =>
  `${server.url.replace('http', 'ws')}${fillPath(pushPath, { product })}?${new URLSearchParams(query)}`

const count = people.toLocaleString('en')

function memory(ours: PushCost, bare: PushCost): Measurement {
  const ratio = ours.kilobytesEach / bare.kilobytesEach
  return {
    name: 'push-memory',
    title: `推送：${count} 条连接，每条内存（KB）`,
    ours: ours.kilobytesEach,
    against: bare.kilobytesEach,
    ratio,
    spread: [ratio, ratio],
    target: `≤ ${targets.kilobytesEach}`,
    holds: ours.kilobytesEach <= targets.kilobytesEach,
  }
}

function core(ours: PushCost, bare: PushCost): Measurement {
  const ratio = ours.corePercent / bare.corePercent
  return {
    name: 'push-core',
    title: `推送：${count} 条连接，占一个核（%）`,
    ours: ours.corePercent,
    against: bare.corePercent,
    ratio,
    spread: [ratio, ratio],
    target: `≤ ${targets.corePercent}`,
    holds: ours.corePercent <= targets.corePercent,
  }
}

/** The product first writes a message for everybody, in one transaction; the bare program writes nothing. */
function fanOut(ours: PushCost, bare: PushCost): Measurement {
  const [own, limit] = [ours, bare].map(({ broadcasts }) => broadcasts.map(({ last }) => last / 1000)) as [
    number[],
    number[],
  ]
  return {
    name: 'push-fan-out',
    title: `推送：从请求到 ${count} 人全部收到（秒）`,
    ours: median(own),
    against: median(limit),
    ratio: median(own) / median(limit),
    spread: spreadOf(own.map((seconds) => seconds / median(limit))),
    target: `≤ ${targets.fanOutSeconds} 秒`,
    holds: median(own) <= targets.fanOutSeconds,
  }
}

/** The sending alone. */
function betweenFirstAndLast(ours: PushCost, bare: PushCost): Measurement {
  const [own, limit] = [ours, bare].map(({ broadcasts }) =>
    broadcasts.map(({ first, last }) => last - first),
  ) as [number[], number[]]
  const ratio = median(own) / median(limit)
  return {
    name: 'push-spread',
    title: `推送：首人到末人（毫秒）`,
    ours: median(own),
    against: median(limit),
    ratio,
    spread: spreadOf(own.map((millis) => millis / median(limit))),
    target: `≤ ${targets.spreadRatio} 倍`,
    holds: ratio <= targets.spreadRatio,
  }
}

/** @throws Error with the command that raises the limit, instead of refused connections half-way */
function assertEnoughFiles(): void {
  if (process.platform !== 'linux') throw new Error('推送测量读取 /proc，只能在 Linux 上运行')
  const needed = people + otherFiles
  const { userLimits } = process.report.getReport() as {
    userLimits: { open_files: { soft: number | string } }
  }
  const allowed = Number(userLimits.open_files.soft)
  if (allowed < needed)
    throw new Error(`推送测量要打开 ${needed} 个文件，上限是 ${allowed}：请先执行 ulimit -n ${needed}`)
}
