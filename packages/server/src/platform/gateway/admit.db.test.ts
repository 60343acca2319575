import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { uploadFile } from '@bdr/contract/files/calls'
import { budgets } from '@bdr/contract/kernel/cost'
import { fillPath } from '@bdr/contract/kernel/call'
import { exportOrders } from '@bdr/contract/orders/calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { paper } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'

let world: TestWorld
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())
beforeEach(() => world.database.kysely.deleteFrom('rate_window').execute())

const used = (key: string, hits: number) =>
  sql`insert into rate_window (key, hits, started_at) values (${key}, ${hits}, now())`.execute(
    world.database.kysely,
  )
const fromHere = 'decodes:network:127.0.0.1'
const path = fillPath(uploadFile.path, { product: 'bdr' })
const admitted = async () =>
  (
    await world.database.kysely.selectFrom('rate_window').select('hits').where('key', '=', fromHere).execute()
  )[0]?.hits ?? 0
/** A connection that has sent the beginning of an upload, has been admitted, and waits. */
async function uploading(): Promise<Socket> {
  const before = await admitted()
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x`,
  )
  await expect.poll(admitted).toBe(before + 1)
  return socket
}
const uploadAs = (token: string | null) =>
  upload(world.app, uploadFile, { name: 'a.pdf', bytes: paper }, { purpose: 'qualification' }, { token })

describe('a costly call beyond its budget', () => {
  it('is answered with 429 and the time to wait, and is recorded once', async () => {
    const { staffId } = world.viewers.owner
    await used(`exports:person:${staffId}`, budgets.exports.person.limit)
    const ask = () =>
      world.app.inject({
        url: fillPath(exportOrders.path, { product: 'bdr' }),
        headers: { authorization: `Bearer ${owner.token}` },
      })
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'B00429', key: 'request.tooMany' })
    await ask()
    const admin = await world.as('admin')
    const { list } = await admin.ok(readAuditLog, { action: 'access.limited' })
    expect(list).toHaveLength(1)
    // a colleague has a budget of their own, until that of the company is used up
    const sales = await world.as('sales')
    expect((await sales.call(exportOrders, {})).status).toBe(200)
    await world.database.kysely
      .updateTable('rate_window')
      .set({ hits: budgets.exports.company.limit })
      .where('key', '=', `exports:company:${world.valves.id}`)
      .execute()
    expect((await sales.call(exportOrders, {})).status).toBe(429)
  })

  it('is refused before its body is read, while others are under way', async () => {
    const sockets = []
    for (let count = 0; count < budgets.decodes.network.atOnce; count += 1) sockets.push(await uploading())
    expect(await uploadAs(null)).toMatchObject({ status: 429, key: 'request.tooMuchAtOnce' })
    expect(await uploadAs(owner.token)).toMatchObject({ status: 200, code: '00000' })
    sockets[0]!.destroy()
    await expect.poll(() => uploadAs(null)).toMatchObject({ status: 200, code: 'A00004' })
    // an answer frees the place as well
    for (let count = 0; count < 3; count += 1)
      expect(await uploadAs(null)).toMatchObject({ status: 200, code: 'A00004' })
    for (const socket of sockets) socket.destroy()
  })
})
