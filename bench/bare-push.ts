/**
 * The maximum that this machine, Node and `ws` can do: connections that are held and notified, without
 * sessions and without writing anything.
 */
import { createServer } from 'node:http'
import { push, type Push } from '@bdr/contract/messages/model'
import { WebSocketServer } from 'ws'

const notice = Buffer.from(JSON.stringify({ type: 'messages' } satisfies Push))
const server = createServer((request, response) => {
  if (request.method === 'POST') for (const peer of peers.clients) peer.send(notice, { binary: false })
  response.end()
})
const peers = new WebSocketServer({ server, maxPayload: push.maxMessageBytes })

server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit())
