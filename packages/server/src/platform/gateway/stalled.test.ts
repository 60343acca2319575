import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutStalled } from './stalled.ts'

const limits = { headersMillis: 200, bodyMillis: 500, bodyBytes: 20, restMillis: 200, requestMillis: 60_000 }

let app: FastifyInstance
let received: string
beforeEach(async () => {
  app = Fastify({ http: { connectionsCheckingInterval: 50 } })
  cutStalled(app.server, limits)
  app.post('/refused', { onRequest: async (_request, reply) => reply.status(429).send('no') }, async () => '')
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

/** `once` would end with the error that the server's end of the connection may cause. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

const head = (length: number) =>
  `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

it.each([
  ['nothing', ''],
  ['half a head', 'POST / HTTP/1.1\r\nhost:'],
  ['half a body', `${head(100)}{"text":"a`],
  ['half a body in chunks', head(1).replace('content-length: 1', 'transfer-encoding: chunked') + '5\r\n{"te'],
])('a connection that stops after sending %s is closed', async (_what, sent) => {
  await closed(await opened(sent))
  expect(received).not.toContain(' 200 ')
})

/** Sends a byte at a time, each long before a pause would end the connection, until it is closed. */
function drip(socket: Socket, text: string): void {
  let sent = 0
  const timer = setInterval(() => socket.write(text[sent++ % text.length]!), 50)
  socket.once('close', () => clearInterval(timer))
}

it.each([
  ['a head', 'POST / HTTP/1.1\r\n', 'x-a: b\r\n'],
  ['a body', head(10_000), 'x'],
])('a connection on which %s arrives byte by byte is closed', async (_what, sent, text) => {
  const socket = await opened(sent)
  drip(socket, text)
  await closed(socket)
  expect(received).not.toContain(' 200 ')
})

it('a refusal is answered at once, and the rest of the body is not awaited for long', async () => {
  const socket = await opened(head(10_000).replace('POST /', 'POST /refused'))
  drip(socket, 'x'.repeat(50))
  await closed(socket)
  expect(received).toContain(' 429 ')
})

it('a connection is used again after a refusal if the rest of the body arrives', async () => {
  const body = JSON.stringify({ text: 'x' })
  const socket = await opened(head(body.length).replace('POST /', 'POST /refused'))
  await once(socket, 'data')
  socket.write(body)
  socket.write(head(body.length) + body)
  await expect.poll(() => received).toContain('{"length":1}')
  expect(socket.closed).toBe(false)
  socket.destroy()
})

it('a body that arrives slowly but steadily is waited for, and the connection stays usable', async () => {
  const text = 'x'.repeat(200)
  const body = JSON.stringify({ text })
  const socket = await opened(head(body.length))
  // the total takes longer than the period in which some bytes have to arrive
  for (let sent = 0; sent < body.length; sent += 10) {
    await pause(limits.bodyMillis / 10)
    socket.write(body.slice(sent, sent + 10))
  }
  await once(socket, 'data')
  expect(received).toContain(' 200 ')
  expect(received).toContain('{"length":200}')
  socket.destroy()
})
