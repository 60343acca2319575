/**
 * Holds push connections as so many browsers would, in a process of its own, so that their cost does not
 * count as the server's. Receives orders over IPC and answers each one once.
 */
import { push } from '@bdr/contract/messages/model'
import { WebSocket } from 'ws'

export interface Broadcast {
  url: string
  headers: Record<string, string>
  body: string
}

/** Milliseconds from the request that causes the messages. */
export interface BroadcastTimes {
  first: number
  last: number
}

export type Order = { connect: string[] } | { broadcast: Broadcast } | { close: true }

/** Connections opened at a time. */
const atOnce = 64

let peers: WebSocket[] = []
let beats: NodeJS.Timeout[] = []
let onMessage = () => {}

async function connect(addresses: readonly string[]): Promise<null> {
  const waiting = addresses.entries()
  const open = async () => {
    for (const [index, address] of waiting) await openOne(address, index / addresses.length)
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return null
}

/** @param phase when it sends its heartbeat within the interval: browsers are not synchronised */
async function openOne(address: string, phase: number): Promise<void> {
  const peer = new WebSocket(address, { perMessageDeflate: false })
  await new Promise((resolve, reject) => peer.once('open', resolve).once('error', reject))
  peer.on('message', () => onMessage())
  peers.push(peer)
  beats.push(
    setTimeout(() => {
      beats.push(setInterval(() => peer.send('heartbeat'), push.heartbeat))
    }, phase * push.heartbeat),
  )
}

async function broadcast({ url, headers, body }: Broadcast): Promise<BroadcastTimes> {
  const times = new Promise<BroadcastTimes>((resolve) => {
    const started = performance.now()
    let first = 0
    let count = 0
    onMessage = () => {
      count += 1
      if (count === 1) first = performance.now() - started
      if (count === peers.length) resolve({ first, last: performance.now() - started })
    }
  })
  const answer = await fetch(url, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok || (text !== '' && !text.includes('"code":"00000"'))) throw new Error(`${url}: ${text}`)
  return times
}

async function close(): Promise<null> {
  for (const beat of beats) clearInterval(beat)
  await Promise.all(peers.map((peer) => new Promise((resolve) => peer.once('close', resolve).close())))
  peers = []
  beats = []
  return null
}

process.on('message', (order: Order) => {
  const done =
    'connect' in order ? connect(order.connect) : 'broadcast' in order ? broadcast(order.broadcast) : close()
  done.then(
    (result) => process.send!({ result }),
    (error: unknown) => process.send!({ failure: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
