import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface TestRedis {
  readonly url: string
  /** stops it and breaks all connections to it */
  stop(): Promise<void>
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const array = (...parts: string[]) => `*${parts.length}\r\n${parts.join('')}`

/**
 * Redis' publish and subscribe over RESP 2, for machines without Redis.
 * https://redis.io/docs/latest/develop/reference/protocol-spec/
 */
export async function startFakeRedis(port: number): Promise<TestRedis> {
  const channels = new Map<string, Set<Socket>>()
  const sockets = new Set<Socket>()

  const answer = (socket: Socket, [command = '', channel = '', message = '']: string[]): string => {
    const listeners = channels.get(channel) ?? new Set()
    switch (command.toUpperCase()) {
      case 'PING':
        return [...channels.values()].some((others) => others.has(socket))
          ? array(bulk('pong'), bulk(''))
          : '+PONG\r\n'
      case 'SUBSCRIBE':
        channels.set(channel, listeners.add(socket))
        return array(bulk('subscribe'), bulk(channel), ':1\r\n')
      case 'PUBLISH':
        for (const listener of listeners) listener.write(array(bulk('message'), bulk(channel), bulk(message)))
        return `:${listeners.size}\r\n`
      default:
        return `-ERR unknown command '${command}'\r\n`
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        for (const listeners of channels.values()) listeners.delete(socket)
      })
    let waiting = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      waiting = Buffer.concat([waiting, chunk])
      for (let read = readCommand(waiting); read !== null; read = readCommand(waiting)) {
        waiting = waiting.subarray(read.bytes)
        socket.write(answer(socket, read.words))
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** The first complete command, an array of bulk strings; null while part of it is missing. */
function readCommand(bytes: Buffer): { words: string[]; bytes: number } | null {
  let at = 0
  const readLine = (): string | null => {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return null
    const line = bytes.toString('utf8', at, end)
    at = end + 2
    return line
  }
  const head = readLine()
  if (head === null) return null
  const words: string[] = []
  while (words.length < Number(head.slice(1))) {
    const size = readLine()
    if (size === null) return null
    const end = at + Number(size.slice(1))
    if (bytes.length < end + 2) return null
    words.push(bytes.toString('utf8', at, end))
    at = end + 2
  }
  return { words, bytes: at }
}
