import { afterEach, describe, expect, it } from 'vitest'
import { startFakeRedis } from '../test/fake-redis.ts'
import type { TestRedis } from '../test/fake-redis.ts'
import { startRedis } from '../test/redis.ts'
import { redisBus } from './bus-redis.ts'
import type { Bus, BusMessages } from './bus.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const portOf = (redis: TestRedis) => Number(new URL(redis.url).port)

async function started(redis: Promise<TestRedis>): Promise<TestRedis> {
  const server = await redis
  cleanUps.push(() => server.stop())
  return server
}

/** A node's bus, with the losses it reported and a way to wait for its next message. */
async function node(url: string, channel = 'test:bus') {
  const losses: Error[] = []
  let onLost = (_reason: Error) => {}
  const lost = new Promise<Error>((resolve) => (onLost = resolve))
  const bus = await redisBus({ url, channel, onLost: (reason) => (losses.push(reason), onLost(reason)) })
  cleanUps.push(() => bus.close())
  return { bus, losses, lost }
}

const next = <Topic extends keyof BusMessages>(bus: Bus, topic: Topic) =>
  new Promise<BusMessages[Topic]>((resolve) => bus.subscribe(topic, resolve))

function receivedBy(bus: Bus): string[][] {
  const received: string[][] = []
  bus.subscribe('messages-written', ({ staffIds }) => received.push([...staffIds]))
  return received
}

describe.each([
  ['Redis', startRedis],
  ['a fake Redis', async () => startFakeRedis(await freshPort())],
] as const)('a bus on %s', (_name, start) => {
  it('delivers a message to the other nodes, and once to each node', async () => {
    const { url } = await started(start())
    const a = await node(url)
    const b = await node(url)
    const receivedHere = receivedBy(a.bus)
    const there = next(b.bus, 'messages-written')
    a.bus.publish('messages-written', { staffIds: ['1', '2'] })
    // the sending node receives it without a round trip through Redis
    expect(receivedHere).toEqual([['1', '2']])
    expect(await there).toEqual({ staffIds: ['1', '2'] })
    // once a later answer has come back through Redis, an echo of the first message would have arrived, too
    const back = next(a.bus, 'sessions-ended')
    b.bus.publish('sessions-ended', { staffIds: ['3'] })
    await back
    expect(receivedHere).toEqual([['1', '2']])
  })

  it('separates products that use the same Redis', async () => {
    const { url } = await started(start())
    const a = await node(url, 'one:bus')
    const b = await node(url, 'one:bus')
    const other = await node(url, 'two:bus')
    const received = receivedBy(other.bus)
    const there = next(b.bus, 'messages-written')
    a.bus.publish('messages-written', { staffIds: ['1'] })
    await there
    const own = next(other.bus, 'messages-written')
    ;(await node(url, 'two:bus')).bus.publish('messages-written', { staffIds: ['2'] })
    await own
    expect(received).toEqual([['2']])
  })

  it('continues on its own while Redis is unreachable, and announces a restored connection afterwards', async () => {
    const first = await start()
    const a = await node(first.url)
    const b = await node(first.url)
    await first.stop()
    await Promise.all([a.lost, b.lost])
    const receivedHere = receivedBy(a.bus)
    a.bus.publish('messages-written', { staffIds: ['1'] })
    expect(receivedHere).toEqual([['1']])

    const restored = [next(a.bus, 'bus-restored'), next(b.bus, 'bus-restored')]
    const second = await started(
      start === startRedis ? startRedis(portOf(first)) : startFakeRedis(portOf(first)),
    )
    await Promise.all(restored)
    expect(second.url).toBe(first.url)
    const there = next(b.bus, 'messages-written')
    // the publishing connection of a may be the last one to reconnect
    a.bus.publish('messages-written', { staffIds: ['2'] })
    const restoredAgain = next(b.bus, 'bus-restored')
    await Promise.race([there, restoredAgain])
  })
})

it('starts without Redis, and joins the others once Redis is available', async () => {
  const port = await freshPort()
  const url = `redis://127.0.0.1:${port}`
  const a = await node(url)
  expect(a.losses.length).toBeGreaterThan(0)
  const restored = next(a.bus, 'bus-restored')
  await started(startRedis(port))
  await restored
  const b = await node(url)
  const here = next(a.bus, 'messages-written')
  b.bus.publish('messages-written', { staffIds: ['7'] })
  expect(await here).toEqual({ staffIds: ['7'] })
})

it('ignores messages in an unknown format', async () => {
  const { url } = await started(startRedis())
  const a = await node(url)
  const b = await node(url)
  const { createClient } = await import('redis')
  const stranger = await createClient({ url, RESP: 2, disableClientInfo: true }).connect()
  for (const text of ['', 'null', '{"from":1}', '{"from":"x","topic":"unknown","message":{}}'])
    await stranger.publish('test:bus', text)
  stranger.destroy()
  const there = next(b.bus, 'messages-written')
  a.bus.publish('messages-written', { staffIds: ['1'] })
  expect(await there).toEqual({ staffIds: ['1'] })
})

async function freshPort(): Promise<number> {
  const redis = await startRedis()
  await redis.stop()
  return portOf(redis)
}
