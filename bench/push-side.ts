import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Running } from './processes.ts'
import type { BroadcastTimes, Order, Broadcast } from './push-clients.ts'

/** The cost of the connections for one server, and how fast it sends to them. */
export interface PushCost {
  /** resident memory, in KB of 1024 bytes */
  kilobytesEach: number
  /** share of one core while nothing but heartbeats arrives, in percent */
  corePercent: number
  broadcasts: BroadcastTimes[]
}

/** Long enough to include what happens only every half minute: pings, and checks of sessions. */
const watchMillis = 30_000
/** Connections opened and closed beforehand, so that what is loaded and compiled once is not counted. */
const warmUp = 200

export async function measurePushCost(
  server: Running,
  addresses: readonly string[],
  broadcasts: readonly Broadcast[],
): Promise<PushCost> {
  const clients = startClients()
  try {
    const [first, ...rounds] = broadcasts
    await clients.order({ connect: addresses.slice(0, warmUp) })
    await clients.order({ broadcast: first! })
    await clients.order({ close: true })
    await sleep(1_000)

    const before = await residentKilobytes(server.pid)
    await clients.order({ connect: [...addresses] })
    const busyBefore = await busySeconds(server.pid)
    await sleep(watchMillis)
    const busy = (await busySeconds(server.pid)) - busyBefore
    const after = await residentKilobytes(server.pid)

    const times: BroadcastTimes[] = []
    for (const broadcast of rounds) times.push((await clients.order({ broadcast })) as BroadcastTimes)
    return {
      kilobytesEach: (after - before) / addresses.length,
      corePercent: (busy / (watchMillis / 1000)) * 100,
      broadcasts: times,
    }
  } finally {
    clients.stop()
  }
}

function startClients() {
  const child = fork(fileURLToPath(new URL('push-clients.ts', import.meta.url)))
  return {
    order: (order: Order) =>
      new Promise<BroadcastTimes | null>((resolve, reject) => {
        child.once('message', (answer: { result: BroadcastTimes | null } | { failure: string }) =>
          'failure' in answer ? reject(new Error(answer.failure)) : resolve(answer.result),
        )
        child.send(order)
      }),
    stop: () => void child.kill(),
  }
}

async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1])
}

/** Clock ticks in a second: the same value on every Linux. */
const ticksPerSecond = 100

async function busySeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // the name in parentheses may contain any characters
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
