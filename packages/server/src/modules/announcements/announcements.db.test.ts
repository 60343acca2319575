import * as calls from '@bdr/contract/announcements/calls'
import type { AnnouncementFields } from '@bdr/contract/announcements/model'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { codes } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import { uploadFile } from '@bdr/contract/files/calls'
import { findRecords } from '@bdr/contract/search/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { clientOf, faultsIn, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword, testPasswordHash } from '../../test/people.ts'
import { makeStaff } from '../../test/factories.ts'
import { picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import { sql } from 'kysely'
import { releaseDue } from './publish.ts'

let world: TestWorld
let clients: Record<'admin' | 'owner' | 'sales' | 'driver' | 'owner2', Client>

beforeAll(async () => {
  world = await testWorld()
  const names = ['admin', 'owner', 'sales', 'driver', 'owner2'] as const
  clients = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await world.as(name)])),
  ) as typeof clients
})
afterAll(() => world.close())

const fields = (more: Partial<AnnouncementFields> = {}): AnnouncementFields => ({
  title: '月底盘点，送货时间调整',
  body: '<p>收货到<strong>周三</strong>为止</p>',
  audience: { to: 'all' },
  showUntil: null,
  ...more,
})
const draft = (more: Partial<AnnouncementFields> = {}) =>
  clients.admin.ok(calls.createAnnouncement, { fields: fields(more) })
const asRead = ({ id, version }: { id: string; version: number }) => ({ id, version })
async function published(more: Partial<AnnouncementFields> = {}) {
  return clients.admin.ok(calls.publishAnnouncement, asRead(await draft(more)))
}
async function otherOperator(): Promise<Client> {
  const account = 'admin3'
  await makeStaff(world.database.kysely, {
    ...{ merchantId: null, account, name: '第二位运营', mobile: '13800000902', post: 'admin' as const },
    passwordHash: testPasswordHash,
  })
  const input = { principal: account, credentials: testPassword, sysType: loginSysType } as const
  const { accessToken } = await clientOf(world.app, null).ok(login, input)
  return clientOf(world.app, accessToken)
}
/** The accounts that have it in the list on their first page, can open it and were notified of it. */
async function readers(id: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, client] of Object.entries(clients)) {
    const { list } = await client.ok(calls.listNotices, {})
    const opened = await client.call(calls.readNotice, { id })
    expect(opened.code, name).toBe(list.some((one) => one.id === id) ? codes.success : codes.notFound)
    if (opened.code === codes.success) found.push(name)
  }
  return found
}
async function recipientsOf(id: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, client] of Object.entries(clients)) {
    const { list } = await client.ok(listMessages, { type: 'system' })
    if (
      list.some(({ jumpParam, jumpUrl }) => jumpUrl === '/dashboard/notice' && jumpParam.includes(`"${id}"`))
    )
      found.push(name)
  }
  return found
}

describe('an announcement', () => {
  it('is visible to nobody before it is published, and then to everybody, with a notice', async () => {
    const written = await draft()
    expect(written).toMatchObject({ status: 'draft', readerCount: 4, readCount: 0 })
    expect(await readers(written.id)).toEqual([])
    const shown = await clients.admin.ok(calls.publishAnnouncement, asRead(written))
    expect(shown).toMatchObject({ status: 'published', actions: { allowed: ['withdraw'] } })
    expect(await readers(written.id)).toEqual(['admin', 'owner', 'sales', 'driver', 'owner2'])
    expect(await recipientsOf(written.id)).toEqual(['owner', 'sales', 'driver', 'owner2'])
  })

  it('reaches the companies and posts it is addressed to', async () => {
    const ofValves = await published({ audience: { to: 'merchants', merchantIds: [world.valves.id] } })
    expect(await readers(ofValves.id)).toEqual(['admin', 'owner', 'sales', 'driver'])
    expect(await recipientsOf(ofValves.id)).toEqual(['owner', 'sales', 'driver'])
    expect(ofValves.merchants).toMatchObject([{ id: world.valves.id, code: 'M1001' }])
    const ofDrivers = await published({ audience: { to: 'posts', posts: ['100'] } })
    expect(await readers(ofDrivers.id)).toEqual(['admin', 'driver'])
    expect(await recipientsOf(ofDrivers.id)).toEqual(['driver'])
  })

  it('is found by title and text: by its readers while it is shown, and as a draft by operators', async () => {
    const found = async (keyword: string) => {
      const answers = Object.entries(clients).map(async ([name, client]) => {
        const { groups } = await client.ok(findRecords, { keyword })
        const { hits } = groups.find(({ kind }) => kind === 'announcement')!
        return hits.map(({ href, status }) => `${name} ${href} ${status}`)
      })
      return (await Promise.all(answers)).flat()
    }
    const text = { title: '华东仓迁址', body: '<p>自下周起送到<strong>新址</strong></p>' }
    const written = await draft({ ...text, audience: { to: 'merchants', merchantIds: [world.valves.id] } })
    const { id } = written
    expect(await found('仓迁')).toEqual([`admin /platform/announcementDetail?id=${id} draft`])
    const shown = await clients.admin.ok(calls.publishAnnouncement, asRead(written))
    const readers = ['owner', 'sales', 'driver'].map((name) => `${name} /dashboard/notice?id=${id} null`)
    const all = [`admin /platform/announcementDetail?id=${id} published`, ...readers]
    expect(await found('仓迁')).toEqual(all)
    expect(await found('送到新址')).toEqual(all)
    expect(await found('strong')).toEqual([])
    await clients.admin.ok(calls.withdrawAnnouncement, { ...asRead(shown), reason: '地址有误' })
    expect(await found('仓迁')).toEqual([`admin /platform/announcementDetail?id=${id} withdrawn`])
    const ofDrivers = await published({ title: '装卸须知', audience: { to: 'posts', posts: ['100'] } })
    expect(await found('装卸须知')).toEqual([
      `admin /platform/announcementDetail?id=${ofDrivers.id} published`,
      `driver /dashboard/notice?id=${ofDrivers.id} null`,
    ])
  })

  it('counts its readers, each person once', async () => {
    const { id } = await published()
    const noticeOf = async (client: Client) =>
      (await client.ok(calls.listNotices, { pageSize: 100 })).list.find((one) => one.id === id)
    expect(await noticeOf(clients.sales)).toMatchObject({ isRead: false })
    for (const client of [clients.sales, clients.sales, clients.owner2])
      await client.ok(calls.markNoticesRead, { noticeIds: [id] })
    expect(await noticeOf(clients.sales)).toMatchObject({ isRead: true })
    expect(await noticeOf(clients.owner)).toMatchObject({ isRead: false })
    expect(await clients.admin.ok(calls.readAnnouncement, { id })).toMatchObject({
      readCount: 2,
      readerCount: 4,
    })
  })

  it('is not unread for the operator who wrote it, but for the others', async () => {
    const { id } = await published()
    const unreadOf = async (client: Client) => {
      const { list } = await client.ok(calls.listNotices, { onlyUnread: 1, pageSize: 100 })
      return list.some((one) => one.id === id)
    }
    expect(await unreadOf(clients.admin)).toBe(false)
    expect(await unreadOf(await otherOperator())).toBe(true)
    expect(await unreadOf(clients.owner)).toBe(true)
  })

  it('can be marked as read together with all others, and unread ones can be listed by page', async () => {
    await published()
    const before = await clients.driver.ok(calls.listNotices, { pageSize: 2 })
    expect(before.list).toHaveLength(2)
    expect(before.unread).toBe(before.total)
    await clients.driver.ok(calls.markNoticesRead, { noticeIds: [] })
    expect(await clients.driver.ok(calls.listNotices, { onlyUnread: 1 })).toMatchObject({
      list: [],
      total: 0,
      unread: 0,
    })
    expect((await clients.driver.ok(calls.listNotices, {})).total).toBe(before.total)
    // nothing is stored for announcements the person cannot see
    const { rows } =
      await sql`select 1 from announcement_read r join announcement a on a.id = r.announcement_id
      where r.staff_id = ${world.viewers.driver.staffId} and a.status = 'draft'`.execute(
        world.database.kysely,
      )
    expect(rows).toEqual([])
  })

  it('is published at its time with one notice for each person, and ends at its time', async () => {
    const written = await draft({ showUntil: '2026-11-25T18:00:00+08:00' })
    const late = await clients.admin.call(calls.scheduleAnnouncement, {
      ...asRead(written),
      publishAt: '2026-11-25T18:00:00+08:00',
    })
    expect(faultsIn(late)).toEqual(['publishAt：发布时间应早于展示结束时间'])
    const scheduled = await clients.admin.ok(calls.scheduleAnnouncement, {
      ...asRead(written),
      publishAt: '2026-11-24T09:00:00+08:00',
    })
    expect(scheduled.status).toBe('scheduled')
    // the database's clock is not the test's, so the times are moved instead
    const move = (from: string, until: string) =>
      sql`update announcement set show_from = now() + ${from}::interval, show_until = now() + ${until}::interval
        where id = ${written.id}`.execute(world.database.kysely)
    const release = () => releaseDue(world.database, world.bus, testClock)
    await move('1 hour', '2 hours')
    await release()
    expect(await readers(written.id)).toEqual([])
    await move('-1 second', '2 hours')
    // readers see it from that minute on, even before the background work has run
    expect(await readers(written.id)).toHaveLength(5)
    expect(await recipientsOf(written.id)).toEqual([])
    // two nodes process it at the same time
    await Promise.all([release(), release()])
    expect(await recipientsOf(written.id)).toHaveLength(4)
    const { list } = await clients.owner.ok(listMessages, { type: 'system' })
    expect(list.filter(({ jumpParam }) => jumpParam.includes(`"${written.id}"`))).toHaveLength(1)
    await move('-2 hours', '-1 second')
    expect(await readers(written.id)).toEqual([])
    await release()
    const over = await clients.admin.ok(calls.readAnnouncement, { id: written.id })
    expect(over).toMatchObject({ status: 'ended', actions: { allowed: [] } })
    expect(over.history.map(({ action }) => action)).toEqual(['end', 'release', 'schedule', 'create'])
  })

  it('can be unscheduled before its time, and withdrawn afterwards', async () => {
    const scheduled = await clients.admin.ok(calls.scheduleAnnouncement, {
      ...asRead(await draft()),
      publishAt: '2027-01-04T09:00:00+08:00',
    })
    const back = await clients.admin.ok(calls.unscheduleAnnouncement, asRead(scheduled))
    expect(back).toMatchObject({ status: 'draft', showFrom: null })
    const shown = await clients.admin.ok(calls.publishAnnouncement, asRead(back))
    const gone = await clients.admin.ok(calls.withdrawAnnouncement, { ...asRead(shown), reason: '时间有误' })
    expect(gone.history[0]).toMatchObject({ action: 'withdraw', reason: '时间有误' })
    expect(await readers(gone.id)).toEqual([])
  })

  it('is sanitised, and refused if nothing is left', async () => {
    const { body } = await draft({ body: '<p onclick="x()">一</p><script>alert(1)</script>' })
    expect(body).toBe('<p>一</p>')
    const refused = async (more: Partial<AnnouncementFields>) =>
      faultsIn(await clients.admin.call(calls.createAnnouncement, { fields: fields(more) }))
    expect(await refused({ body: '<script>alert(1)</script>' })).toEqual(['fields.body：不能为空'])
    expect(await refused({ showUntil: '2026-11-20T11:59:00+08:00' })).toEqual([
      'fields.showUntil：应在现在之后',
    ])
    expect(await refused({ audience: { to: 'merchants', merchantIds: ['999999'] } })).toEqual([
      'fields.audience.merchantIds：有商家已经不存在，请重新选择',
    ])
  })

  describe('the pictures of an announcement', () => {
    const uploaded = async (purpose = 'announcement-picture') => {
      const file = { name: '新址地图.png', bytes: await picture(900, 600).png().toBuffer() }
      const answer = await upload(world.app, uploadFile, file, { purpose }, { token: clients.admin.token })
      return answer.data
    }
    const showing = ({ id }: { id: string }, alt = '新址地图') =>
      `<p>新址如图。</p><figure><img data-file="${id}" alt="${alt}" /></figure>`
    const looks = async (url: string) => (await world.app.inject({ url })).statusCode

    it('are visible to its readers, and to nobody else', async () => {
      const map = await uploaded()
      const audience = { to: 'merchants' as const, merchantIds: [world.valves.id] }
      const { id } = await published({ body: showing(map), audience })
      const { body, pictures } = await clients.driver.ok(calls.readNotice, { id })
      expect(body).toBe(showing(map))
      expect(pictures).toMatchObject([{ id: map.id, name: '新址地图.png' }])
      expect(await looks(pictures[0]!.url)).toBe(200)
      expect((await clients.owner2.call(calls.readNotice, { id })).code).toBe(codes.notFound)
      // the address without a signature works for nobody, signed in or not
      const bare = pictures[0]!.url.split('?')[0]!
      const headers = { cookie: `Admin-Token=${clients.owner2.token}` }
      expect(await looks(bare)).toBe(404)
      expect((await world.app.inject({ url: bare, headers })).statusCode).toBe(404)
      const foreign = await upload(
        world.app,
        uploadFile,
        { name: '图.png', bytes: await picture(90, 60).png().toBuffer() },
        { purpose: 'announcement-picture' },
        { token: clients.owner.token },
      )
      expect(foreign.code).toBe(codes.noPermission)
    })

    it('are kept while the text contains them, and released otherwise', async () => {
      const [first, second] = [await uploaded(), await uploaded()]
      const written = await draft({ body: showing(first) })
      const saved = await clients.admin.ok(calls.saveAnnouncement, {
        ...asRead(written),
        fields: fields({ body: showing(second) }),
      })
      expect(saved.pictures.map(({ id }) => id)).toEqual([second.id])
      const references = await world.database.kysely
        .selectFrom('file_reference')
        .select('file_id')
        .where('kind', '=', 'announcement')
        .where('record_id', '=', written.id)
        .execute()
      expect(references).toEqual([{ file_id: second.id }])
    })

    it('are available to a copy, whichever operator makes it', async () => {
      const map = await uploaded()
      await draft({ body: showing(map) })
      await makeStaff(world.database.kysely, {
        account: 'admin2',
        name: '运营二号',
        mobile: '13800000009',
        post: 'admin',
        merchantId: null,
        passwordHash: testPasswordHash,
      })
      const { accessToken } = await clientOf(world.app, null).ok(login, {
        principal: 'admin2',
        credentials: testPassword,
        sysType: loginSysType,
      })
      const colleague = clientOf(world.app, accessToken)
      const copy = await colleague.ok(calls.createAnnouncement, { fields: fields({ body: showing(map) }) })
      expect(copy.pictures.map(({ id }) => id)).toEqual([map.id])
      const loose = await uploaded()
      const refused = await colleague.call(calls.createAnnouncement, {
        fields: fields({ body: showing(loose) }),
      })
      expect(faultsIn(refused)).toEqual(['fields.body：正文中有图片已经失效，请移除后重新插入'])
    })

    it('require an alternative text, and must be uploaded for this purpose', async () => {
      const refused = async (body: string) =>
        faultsIn(await clients.admin.call(calls.createAnnouncement, { fields: fields({ body }) }))
      expect(await refused(showing(await uploaded(), ''))).toEqual([
        'fields.body：正文中有图片没有替代文字，请补上',
      ])
      expect(await refused(showing(await uploaded('content-picture')))).toEqual([
        'fields.body：正文中有图片已经失效，请移除后重新插入',
      ])
    })
  })

  it('can be changed only in a draft, and the log contains the change', async () => {
    const written = await draft()
    const saved = await clients.admin.ok(calls.saveAnnouncement, {
      ...asRead(written),
      fields: fields({ title: '改了标题', audience: { to: 'merchants', merchantIds: [world.bearings.id] } }),
    })
    expect(saved.history[0]!.changes.map(({ field }) => field)).toEqual(['title', 'audience'])
    const { list } = await clients.admin.ok(readAuditLog, { action: 'announcement.edit' })
    expect(list[0]).toMatchObject({ subject: '改了标题' })
    const shown = await clients.admin.ok(calls.publishAnnouncement, asRead(saved))
    const answer = await clients.admin.call(calls.saveAnnouncement, { ...asRead(shown), fields: fields() })
    expect(answer.code).toBe(codes.conflict)
  })
})
