import { randomUUID } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { createClient } from 'redis'
import { localBus, type Bus, type BusMessages } from './bus.ts'

export interface RedisBusSettings {
  /** `redis://…` or `rediss://…` */
  readonly url: string
  /** the channel of all nodes of one product; in Redis, channels are not separated by database */
  readonly channel: string
  /**
   * called once when the connection is lost or cannot be made, and again only after a successful connection in between
   */
  readonly onLost: (reason: Error) => void
}

/** Milliseconds between pings, so that a half-open connection is noticed and a restored Redis is found quickly. */
const pingInterval = 5_000
const socketTimeout = 15_000
const connectTimeout = 3_000
const reconnectStrategy = (retries: number): number =>
  Math.min(50 * 2 ** retries, 2_000) + Math.random() * 200

/** A message as published. The sender has already called its own listeners. */
interface Packet {
  readonly from: string
  readonly topic: keyof BusMessages
  readonly message: BusMessages[keyof BusMessages]
}

/**
 * A bus over Redis publish/subscribe. Each node delivers its own messages without Redis. While Redis is unreachable,
 * other nodes miss them and read everything again once it is back. Resolves after the first attempt to connect,
 * successful or not.
 */
export async function redisBus({ url, channel, onLost }: RedisBusSettings): Promise<Bus> {
  const local = localBus()
  const node = randomUUID()
  const publisher = createClient({
    url,
    // all versions of Redis and Valkey support RESP 2
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    pingInterval,
    socket: { connectTimeout, socketTimeout, reconnectStrategy },
  })
  const subscriber = publisher.duplicate({ disableOfflineQueue: false })

  let closed = false
  const publish = (packet: Omit<Packet, 'from'>) =>
    publisher.publish(channel, JSON.stringify({ from: node, ...packet }))

  // whether this node failed to publish messages, so that other nodes have to read everything again
  let unpublished = false
  publisher.on('ready', () => {
    if (!unpublished) return
    unpublished = false
    publish({ topic: 'bus-restored', message: null }).catch(() => (unpublished = true))
  })

  // whether this node is subscribed; otherwise it may have missed messages and has to read everything again
  let subscribed = false
  const announceRestored = () => local.publish('bus-restored', null)
  subscriber.on('ready', () => {
    if (subscribed) announceRestored()
  })
  const receive = (text: string) => {
    const packet = readPacket(text)
    if (packet && packet.from !== node) local.publish(packet.topic, packet.message)
  }

  const firstFailure = reportLosses([publisher, subscriber], onLost)
  const connected = Promise.all([
    publisher.connect(),
    subscriber.connect().then(() => subscriber.subscribe(channel, receive)),
  ]).then(() => {
    subscribed = true
    announceRestored()
  })
  const stopped = connected.catch((reason: Error) => {
    // closing before the first connection is not a loss
    if (!closed) onLost(reason)
  })
  await Promise.race([stopped, firstFailure])

  return {
    subscribe: local.subscribe,
    publish: (topic, message) => {
      local.publish(topic, message)
      if (publisher.isReady) publish({ topic, message }).catch(() => (unpublished = true))
      else unpublished = true
    },
    close: () => {
      closed = true
      local.close()
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
    },
  }
}

/**
 * Reports a loss once, however many clients notice it and however many attempts to reconnect fail.
 * @returns a promise of the first loss
 */
function reportLosses(clients: readonly EventEmitter[], onLost: (reason: Error) => void): Promise<void> {
  const lost = new Set<EventEmitter>()
  return new Promise((resolve) => {
    for (const client of clients) {
      client.on('ready', () => lost.delete(client))
      client.on('error', (reason: Error) => {
        if (lost.size === 0) onLost(reason)
        lost.add(client)
        resolve()
      })
    }
  })
}

/** Null if the text is not a message of ours. */
function readPacket(text: string): Packet | null {
  try {
    const packet = JSON.parse(text) as Partial<Packet> | null
    return typeof packet?.from === 'string' && typeof packet.topic === 'string' ? (packet as Packet) : null
  } catch {
    return null
  }
}
