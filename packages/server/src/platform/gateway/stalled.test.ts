import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutStalled } from './stalled.ts'

const limits = { headersMillis: 200, bodyIdleMillis: 1_000, requestMillis: 60_000 }

let app: FastifyInstance
let received: string
beforeEach(async () => {
  app = Fastify({ http: { connectionsCheckingInterval: 50 } })
  cutStalled(app.server, limits)
  app.post('/', async ({ body }) => ({ length: (body as { text: string }).text.length }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** A connection that has sent this text. */
async function opened(sent: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  received = ''
  socket.on('data', (bytes) => (received += bytes.toString()))
  // a connection that is closed by the server may end with an error
  socket.on('error', () => {})
  socket.write(sent)
  return socket
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

it.each([
  ['nothing', ''],
  ['half a head', 'POST / HTTP/1.1\r\nhost:'],
  ['half a body', `${head(100)}{"text":"a`],
  ['half a body in chunks', head(1).replace('content-length: 1', 'transfer-encoding: chunked') + '5\r\n{"te'],
])('a connection that stops after sending %s is closed', async (_what, sent) => {
  await once(await opened(sent), 'close')
  expect(received).not.toContain(' 200 ')
})

it('a body that arrives slowly is waited for, and the connection stays usable', async () => {
  const text = 'x'.repeat(12)
  const body = JSON.stringify({ text })
  const socket = await opened(head(body.length))
  // the total takes longer than any allowed pause
  for (const letter of body) {
    await pause(limits.bodyIdleMillis / 20)
    socket.write(letter)
  }
  await once(socket, 'data')
  expect(received).toContain(' 200 ')
  expect(received).toContain('{"length":12}')
  socket.destroy()
})
