import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeUpload, ossInfo } from '@bdr/contract/files/calls'
import { buildApp } from '../../app.ts'
import { readEnv } from '../../platform/env.ts'
import { s3Store } from '../../platform/object-store-s3.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { startFakeS3 } from '../../test/fake-s3.ts'
import { paper, picture } from '../../test/pictures.ts'
import { incomingKey, thumbnailKey } from './store-file.ts'

let world: TestWorld
let app: Awaited<ReturnType<typeof buildApp>>
let storage: Awaited<ReturnType<typeof startFakeS3>>
let owner: Client
let photo: Buffer
beforeAll(async () => {
  storage = await startFakeS3()
  world = await testWorld()
  app = await buildApp({
    database: world.database,
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    clock: testClock,
    bus: world.bus,
    adapters: { store: s3Store(storage.settings) },
  })
  await app.ready()
  owner = clientOf(app, (await world.as('owner')).token)
  photo = await picture(600, 400).png().toBuffer()
})
afterAll(async () => {
  await app.close()
  await world.close()
  await storage.stop()
})

type Purpose = 'licence' | 'qualification'
const open = (bytes: number, purpose: Purpose = 'licence') =>
  owner.ok(ossInfo, { purpose, name: '营业执照.png', bytes })
const put = (url: string, bytes: Uint8Array) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(bytes) }).then((answer) => answer.status)
const keyOf = async (id: string) =>
  (
    await world.database.kysely
      .selectFrom('file')
      .select(['key', 'stored_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).key

describe('a direct upload', () => {
  it("takes the browser's bytes, and exactly the checked content is stored", async () => {
    const { mode, url, fileId } = await open(photo.length)
    expect(mode).toBe('presigned')
    expect(await put(url, photo)).toBe(200)
    const key = await keyOf(fileId!)
    expect([...storage.objects.keys()]).toEqual([incomingKey(key)])

    const file = await owner.ok(completeUpload, { fileId: fileId! })
    expect(file).toMatchObject({ id: fileId, name: '营业执照.png', mediaType: 'image/png' })
    expect(storage.objects.get(key)!.type).toBe('image/png')
    expect(storage.objects.get(thumbnailKey(key))!.type).toBe('image/webp')
    const shown = await app.inject({ url: file.url })
    expect(shown.rawPayload).toEqual(storage.objects.get(key)!.bytes)
    expect(storage.refused).toEqual([])

    // uploading again changes nothing visible, and completing again has the same reply
    await put(url, photo)
    expect((await app.inject({ url: file.url })).rawPayload).toEqual(shown.rawPayload)
    expect(await owner.ok(completeUpload, { fileId: fileId! })).toMatchObject({ id: file.id })
  })

  it('accepts only the declared size', async () => {
    const { url } = await open(photo.length)
    expect(await put(url, Buffer.concat([photo, photo]))).toBe(403)
    expect(storage.refused.splice(0)).toEqual([expect.stringContaining('signature')])
  })

  it('reports that nothing was uploaded, and works after the upload', async () => {
    const { url, fileId } = await open(photo.length)
    expect(await owner.call(completeUpload, { fileId: fileId! })).toMatchObject({
      code: 'A00001',
      msg: '文件没有上传成功，请重新上传',
    })
    await put(url, photo)
    expect((await owner.call(completeUpload, { fileId: fileId! })).code).toBe('00000')
  })

  it('does not read a file of another size than declared', async () => {
    const { fileId } = await open(photo.length)
    const key = await keyOf(fileId!)
    // a storage without signed lengths would have accepted it
    storage.objects.set(incomingKey(key), { bytes: Buffer.concat([photo, photo]), type: '' })
    expect((await owner.call(completeUpload, { fileId: fileId! })).msg).toBe('文件没有上传成功，请重新上传')
  })

  it('checks the content: a program is refused and not stored', async () => {
    const program = Buffer.from('MZ this is no paper')
    const { url, fileId } = await open(program.length)
    await put(url, program)
    expect((await owner.call(completeUpload, { fileId: fileId! })).msg).toMatch(/^文件内容不是/)
    const row = await world.database.kysely
      .selectFrom('file')
      .select(['key', 'stored_at'])
      .where('id', '=', fileId!)
      .executeTakeFirstOrThrow()
    expect(row.stored_at).toBeNull()
    expect(storage.objects.has(row.key)).toBe(false)
  })

  it('of another person cannot be completed, and its existence is not revealed', async () => {
    const { url, fileId } = await open(paper.length, 'qualification')
    await put(url, paper)
    const sales = clientOf(app, (await world.as('sales')).token)
    const theirs = await sales.call(completeUpload, { fileId: fileId! })
    expect(theirs).toEqual(await sales.call(completeUpload, { fileId: '999999' }))
    expect(theirs.code).toBe('A00005')
    expect((await clientOf(app, null).call(completeUpload, { fileId: fileId! })).code).toBe('A00004')
  })

  it('is deleted long after its address has expired', async () => {
    const { url, fileId } = await open(photo.length)
    await put(url, photo)
    await owner.ok(completeUpload, { fileId: fileId! })
    const key = await keyOf(fileId!)
    await app.outbox.drain()
    expect(storage.objects.has(incomingKey(key))).toBe(true)
    await world.database.kysely.updateTable('outbox').set({ due_at: new Date() }).execute()
    await app.outbox.drain()
    expect(storage.objects.has(incomingKey(key))).toBe(false)
    expect(storage.objects.has(key)).toBe(true)
  })
})

it('fails with an error if the storage rejects our credentials, and the file is not stored', async () => {
  const strange = s3Store({ ...storage.settings, accessKey: { id: 'key-of-the-test', secret: 'wrong' } })
  await expect(strange.put('0123456789', paper, 'application/pdf')).rejects.toThrow()
  expect(storage.refused.splice(0)).toHaveLength(1)
})
