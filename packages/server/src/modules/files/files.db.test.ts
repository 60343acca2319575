import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ossInfo, uploadFile } from '@bdr/contract/files/calls'
import { filePurposes, maxFileBytes, unreferredHours } from '@bdr/contract/files/model'
import { budgets } from '@bdr/contract/kernel/cost'
import { readObject } from '../../platform/object-store.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'
import { paper, picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import { issueTicket } from '../sms/tickets.ts'
import { avifKey, thumbnailKey } from './store-file.ts'
import { referTo } from './refer.ts'
import { removeUnreferred } from './sweep.ts'

let world: TestWorld
let owner: Client
let photo: Buffer
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  photo = await picture(1_200, 800).jpeg().toBuffer()
})
afterAll(() => world.close())
afterEach(() => world.database.kysely.deleteFrom('rate_window').execute())

const db = () => world.database.kysely
const uploadAs = (
  purpose: string,
  bytes: Uint8Array,
  {
    name = 'file.jpg',
    token = owner.token,
    ...fields
  }: { name?: string; token?: string | null; ticket?: string } = {},
) => upload(world.app, uploadFile, { name, bytes }, { purpose, ...fields }, { token })
const uploaded = async (purpose: string, bytes: Uint8Array, options: Parameters<typeof uploadAs>[2] = {}) => {
  const answer = await uploadAs(purpose, bytes, options)
  if (answer.code !== '00000') throw new Error(answer.msg)
  return answer.data
}
const rowOf = (id: string) => db().selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst()
const keyOf = async (id: string) => (await rowOf(id))!.key
const stored = async (key: string) => readObject(world.store, key, maxFileBytes)
const get = (url: string) => world.app.inject({ url })

describe('uploading a file', () => {
  it('starts with the method: through the server', async () => {
    const info = await owner.ok(ossInfo, { purpose: 'logo', name: 'a.png', bytes: 10 })
    expect(info).toEqual({
      mode: 'server',
      url: '/bdr_biz/file/upload',
      fileId: null,
      maxBytes: filePurposes.logo.maxBytes,
      mediaTypes: [...filePurposes.logo.mediaTypes],
    })
    const tooLarge = await owner.call(ossInfo, { purpose: 'logo', name: 'a.png', bytes: 6 * 1024 * 1024 })
    expect(tooLarge).toMatchObject({ code: 'A00001', msg: '文件超过 5 MB，请压缩后再上传' })
  })

  it('says of a HEIC photograph how to get a JPG', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const { code, msg } = await uploadAs('logo', heic, { name: 'IMG_2031.HEIC' })
    expect([code, msg]).toEqual(['A00001', expect.stringMatching(/^HEIC .*导出为 JPG.*兼容性最佳/)])
  })

  it('stores a picture upright and scaled down, without metadata, with a thumbnail', async () => {
    const taken = await picture(4_000, 3_200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '31/1 20/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const file = await uploaded('licence', taken, { name: '营业执照.JPEG' })
    expect(file).toMatchObject({ name: '营业执照.JPEG', mediaType: 'image/jpeg' })
    const key = await keyOf(file.id)
    const content = (await stored(key))!
    const about = await sharp(content).metadata()
    // rotated by a quarter turn, and within the maximum size
    expect([about.width, about.height]).toEqual([2_400, 3_000])
    expect([about.exif, about.orientation]).toEqual([undefined, undefined])
    expect(content.includes('secret place')).toBe(false)
    const small = await sharp((await stored(thumbnailKey(key)))!).metadata()
    expect([small.format, small.width, small.height]).toEqual(['webp', 256, 320])
    expect(await rowOf(file.id)).toMatchObject({ width: 2_400, height: 3_000, merchant_id: world.valves.id })
  })

  it('does not store data appended to a picture', async () => {
    const file = await uploaded('logo', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
    expect((await stored(await keyOf(file.id)))!.includes('script')).toBe(false)
  })

  it('stores a document unchanged', async () => {
    const file = await uploaded('qualification', paper, { name: 'C:\\papers\\iso 9001.exe' })
    expect(file).toMatchObject({ name: 'iso 9001.exe.pdf', mediaType: 'application/pdf', thumbnailUrl: null })
    expect(await stored(await keyOf(file.id))).toEqual(paper)
  })

  it.each([
    ['a paper as a head picture', 'head-picture', paper, '文件内容不是 JPG、PNG、WebP 图片，请换一个文件'],
    [
      'a program',
      'licence',
      Buffer.from('MZ\x90'),
      '文件内容不是 JPG、PNG、WebP 图片或 PDF 文件，请换一个文件',
    ],
    [
      'a drawing with script',
      'logo',
      Buffer.from('<svg/>'),
      '文件内容不是 JPG、PNG、WebP 图片，请换一个文件',
    ],
    ['nothing', 'logo', Buffer.alloc(0), '文件是空的'],
    [
      'a broken picture',
      'logo',
      Buffer.from('\xff\xd8\xff\xe0 broken', 'latin1'),
      '图片已损坏或无法识别，请换一张',
    ],
  ])('refuses %s, whatever its name is', async (_what, purpose, bytes, sentence) => {
    const before = await db().selectFrom('file').select('id').execute()
    expect(await uploadAs(purpose, bytes, { name: 'logo.png' })).toMatchObject({
      code: 'A00001',
      msg: sentence,
    })
    expect(await db().selectFrom('file').select('id').execute()).toEqual(before)
  })

  it('refuses a truncated picture', async () => {
    const answer = await uploadAs('logo', photo.subarray(0, photo.length / 2))
    expect(answer.msg).toBe('图片已损坏或无法识别，请换一张')
  })

  it('refuses a small file with too many pixels before decoding it', async () => {
    const bomb = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(filePurposes.logo.maxBytes)
    expect((await uploadAs('logo', bomb)).msg).toBe('图片超过 50 百万像素，请缩小后再上传')
  })

  it('refuses a file too large for its purpose, and answers 413 for one too large for any', async () => {
    const large = Buffer.concat([paper, Buffer.alloc(filePurposes.qualification.maxBytes)])
    expect((await uploadAs('qualification', large)).msg).toBe('文件超过 10 MB，请压缩后再上传')
    const overall = await uploadAs('licence', Buffer.alloc(maxFileBytes + 1))
    expect(overall).toMatchObject({ status: 413, msg: expect.stringContaining('20 MB') })
  })
})

describe('the permission to upload', () => {
  it.each([
    ['head-picture', 'driver', '00000'],
    ['licence', 'owner', '00000'],
    ['licence', 'sales', 'A00003'],
    ['logo', 'driver', 'A00003'],
    ['content-cover', 'owner', 'A00003'],
    ['content-cover', 'admin', '00000'],
  ] as const)('%s by %s', async (purpose, account, code) => {
    const { token } = await world.as(account)
    expect((await uploadAs(purpose, photo, { token })).code).toBe(code)
    expect((await (await world.as(account)).call(ossInfo, { purpose, name: 'a', bytes: 9 })).code).toBe(code)
  })

  it('is denied without session or ticket', async () => {
    expect((await uploadAs('licence', photo, { token: null })).code).toBe('A00004')
    expect((await uploadAs('licence', photo, { token: 'x'.repeat(43) })).code).toBe('A00004')
    expect((await uploadAs('licence', photo, { token: null, ticket: 'x'.repeat(43) })).code).toBe('A00001')
  })

  it('is given to applicants with the ticket of their mobile, only for their documents', async () => {
    const { ticket } = await issueTicket(db(), '13912345678', 'settle-in')
    const file = await uploaded('licence', photo, { token: null, ticket })
    expect(await rowOf(file.id)).toMatchObject({ mobile: '13912345678', staff_id: null, merchant_id: null })
    expect((await uploadAs('logo', photo, { token: null, ticket })).code).toBe('A00003')
    const other = await issueTicket(db(), '13912345678', 'login')
    expect((await uploadAs('licence', photo, { token: null, ticket: other.ticket })).code).toBe('A00001')
  })

  it('is limited for an address before anything is read', async () => {
    const from = { token: null, address: '10.1.1.1' }
    const turn = () => upload(world.app, uploadFile, { name: 'a', bytes: new Uint8Array(1) }, {}, from)
    for (let count = 0; count < budgets.decodes.network.limit; count += 1) await turn()
    expect(await turn()).toMatchObject({ status: 429, code: 'B00429' })
  })
})

describe('reading a file', () => {
  it('requires only its signed address, and is safe', async () => {
    const file = await uploaded('licence', photo, { name: '营业执照（正本）.jpg' })
    const answer = await get(file.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(await stored(await keyOf(file.id)))
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('营业执照（正本）.jpg')}`,
    })
    expect((await get(file.thumbnailUrl!)).headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'accept',
    })
    expect((await get(`${file.url}&download=1`)).headers['content-disposition']).toMatch(/^attachment/)
  })

  it('returns a thumbnail as AVIF to browsers that accept it, if that is smaller', async () => {
    const shades =
      '<radialGradient id="g"><stop stop-color="#fa0"/><stop offset="1" stop-color="#03c"/></radialGradient>'
    const shaded = `<svg width="900" height="900">${shades}<rect width="900" height="900" fill="url(#g)"/></svg>`
    const file = await uploaded('licence', await sharp(Buffer.from(shaded)).png().toBuffer())
    const key = await keyOf(file.id)
    const [avif, webp] = [(await stored(avifKey(key)))!, (await stored(thumbnailKey(key)))!]
    expect(avif.length).toBeLessThan(webp.length)
    const asked = { url: file.thumbnailUrl!, headers: { accept: 'image/avif,image/webp,*/*' } }
    const answer = await world.app.inject(asked)
    expect([answer.headers['content-type'], answer.rawPayload]).toEqual(['image/avif', avif])
    expect((await get(file.thumbnailUrl!)).rawPayload).toEqual(webp)
  })

  it('uses the same address for some time', async () => {
    const { ticket } = await issueTicket(db(), '13912345678', 'settle-in')
    const [one, other] = [
      await uploaded('licence', photo, { token: null, ticket }),
      await uploaded('licence', photo, { token: null, ticket }),
    ]
    const query = (url: string) => new URL(url, 'http://x').searchParams.get('e')
    expect(Number(query(one.url)) - Date.now() / 1_000).toBeGreaterThan(1_799)
    expect(Number(query(other.url)) - Number(query(one.url))).toBeLessThanOrEqual(1_800)
  })

  it('is refused if any character of the address, the file or the variant differs', async () => {
    const file = await uploaded('licence', photo)
    const other = await uploaded('licence', photo)
    const search = file.url.split('?')[1]!
    const last = file.url.at(-1) === 'A' ? 'Q' : 'A'
    for (const url of [
      file.url.slice(0, -1) + last,
      file.url.split('?')[0]!,
      `${other.url.split('?')[0]}?${search}`,
      `${file.thumbnailUrl!.split('?')[0]}?${search}`,
      file.url.replace(/e=\d+/, 'e=99999999999'),
      `/bdr_biz/file/${'0'.repeat(40)}?${search}`,
      `/bdr_biz/file/..%2f..%2fdb?${search}`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it('reports an expired address', async () => {
    const { fileUrl } = await import('./url.ts')
    const file = await uploaded('licence', photo)
    const key = await keyOf(file.id)
    const now = Date.now
    try {
      Date.now = () => now() - 4 * 3_600_000
      const url = fileUrl(key)
      Date.now = now
      const answer = await get(url)
      expect(answer.statusCode).toBe(410)
      expect(answer.json()).toMatchObject({ msg: '文件地址已过期，请刷新页面后再打开' })
    } finally {
      Date.now = now
    }
  })
})

describe('referring to files', () => {
  const use = { kind: 'merchant', recordId: '77', purpose: 'licence' } as const
  const references = async () =>
    (
      await db()
        .selectFrom('file_reference')
        .select('file_id')
        .where('kind', '=', use.kind)
        .where('record_id', '=', use.recordId)
        .execute()
    ).map((row) => row.file_id)
  const refer = (
    ids: string[],
    by: Parameters<typeof referTo>[1] = { staffId: world.viewers.owner.staffId },
    how: Partial<Parameters<typeof referTo>[3]> = {},
  ) => transaction(world.database, (tx) => referTo(tx, by, ids, { ...use, ...how }))
  const gone = expect.objectContaining({ message: 'files.gone' })
  afterEach(() => db().deleteFrom('file_reference').execute())

  it('is possible for stored files of the same person and purpose', async () => {
    const file = await uploaded('licence', photo)
    await refer([file.id, file.id])
    expect(await references()).toEqual([file.id])
    await expect(refer([file.id], undefined, { purpose: 'logo' })).rejects.toEqual(gone)
    await expect(refer(['999999'])).rejects.toEqual(gone)
    await db().updateTable('file').set({ stored_at: null }).where('id', '=', file.id).execute()
    await db().deleteFrom('file_reference').execute()
    await expect(refer([file.id])).rejects.toEqual(gone)
  })

  it('is refused for files of others, unless the record already has them', async () => {
    const file = await uploaded('licence', photo)
    await expect(refer([file.id], { staffId: world.viewers.owner2.staffId })).rejects.toEqual(gone)
    await expect(refer([file.id], { mobile: '13912345678' })).rejects.toEqual(gone)
    await expect(refer([file.id], {})).rejects.toEqual(gone)
    await refer([file.id])
    await refer([file.id], { staffId: world.viewers.sales.staffId })
    expect(await references()).toEqual([file.id])
  })

  it("replaces only the record's former files of this purpose", async () => {
    const [first, second, logo] = [
      await uploaded('licence', photo),
      await uploaded('licence', photo),
      await uploaded('logo', photo),
    ]
    await refer([first.id])
    await refer([logo.id], undefined, { purpose: 'logo' })
    await refer([second.id], undefined, { replace: true })
    expect((await references()).toSorted()).toEqual([second.id, logo.id].toSorted())
    await refer([], undefined, { replace: true })
    expect(await references()).toEqual([logo.id])
  })
})

describe('an unreferenced file', () => {
  const age = (id: string, hours = unreferredHours + 1) =>
    db()
      .updateTable('file')
      .set({ created_at: sql<string>`now() - make_interval(hours => ${hours}::int)` })
      .where('id', '=', id)
      .execute()
  const sweep = async () => {
    await removeUnreferred(world.database, world.bus)
    await world.app.outbox.drain()
  }
  const use = { kind: 'merchant', recordId: '78', purpose: 'licence' } as const
  const refer = (id: string) =>
    transaction(world.database, (tx) => referTo(tx, { staffId: world.viewers.owner.staffId }, [id], use))

  it('is deleted after a day with its row and objects; others are kept', async () => {
    const [old, young, used] = [
      await uploaded('licence', photo),
      await uploaded('licence', photo),
      await uploaded('licence', photo),
    ]
    const key = await keyOf(old.id)
    await refer(used.id)
    await age(old.id)
    await age(used.id)
    await sweep()
    expect(await rowOf(old.id)).toBeUndefined()
    expect([await stored(key), await stored(thumbnailKey(key))]).toEqual([null, null])
    expect((await get(old.url)).statusCode).toBe(404)
    for (const remaining of [young, used]) expect((await get(remaining.url)).statusCode).toBe(200)
  })

  it('may be an upload that was killed before it was stored', async () => {
    const file = await uploaded('licence', photo)
    const key = await keyOf(file.id)
    await db().updateTable('file').set({ stored_at: null }).where('id', '=', file.id).execute()
    expect((await get(file.url)).statusCode).toBe(404)
    await age(file.id)
    await sweep()
    expect([await rowOf(file.id), await stored(key)]).toEqual([undefined, null])
  })

  it.runIf(databaseKind === 'postgres')(
    'is not deleted while a transaction starts to refer to it',
    async () => {
      const file = await uploaded('licence', photo)
      await age(file.id)
      const referred = Promise.withResolvers<void>()
      const swept = Promise.withResolvers<void>()
      const referring = transaction(world.database, async (tx) => {
        await referTo(tx, { staffId: world.viewers.owner.staffId }, [file.id], use)
        referred.resolve()
        await swept.promise
      })
      await referred.promise
      await sweep()
      swept.resolve()
      await referring
      await sweep()
      expect((await get(file.url)).statusCode).toBe(200)
    },
  )
})
