import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseKind } from '../../test/database.ts'
import { openPostgres } from './postgres.ts'
import { untilReachable } from './reachable.ts'

const clusterUrl = () => {
  const template = inject('testTemplate')!
  if (template.kind === 'pglite') throw new Error('this run has no PostgreSQL')
  return new URL(template.url)
}

function opened(url: URL) {
  const database = openPostgres(url.href, 1)
  onTestFinished(() => database.close())
  return database
}

/** A proxy to the test database, which starts listening later. */
function startProxy(): Server {
  const server = createServer((socket) => {
    const through = connect(Number(clusterUrl().port), '127.0.0.1')
    socket.pipe(through).pipe(socket)
    for (const end of [socket, through]) end.on('error', () => {})
  })
  onTestFinished(() => void server.close())
  return server
}

test.runIf(databaseKind === 'postgres')(
  'waits for a database that starts later, and reports that once',
  async () => {
    const place = createServer().listen(0, '127.0.0.1')
    await once(place, 'listening')
    const { port } = place.address() as AddressInfo
    place.close()
    await once(place, 'close')

    const url = clusterUrl()
    url.port = String(port)
    const waiting: string[] = []
    await untilReachable(opened(url), (reason) => {
      waiting.push(reason)
      startProxy().listen(port, '127.0.0.1')
    })
    expect(waiting).toEqual([expect.stringContaining('ECONNREFUSED')])
  },
)

test.runIf(databaseKind === 'postgres')('does not wait for a database that does not exist', async () => {
  const url = clusterUrl()
  url.pathname = '/nowhere'
  const never = () => expect.unreachable('nothing to wait for')
  await expect(untilReachable(opened(url), never)).rejects.toThrow('no database connection')
})
