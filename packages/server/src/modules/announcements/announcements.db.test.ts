import * as calls from '@bdr/contract/announcements/calls'
import type { AnnouncementFields } from '@bdr/contract/announcements/model'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { codes } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsIn, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
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
/** Who finds it in the list on their first page, opens it and was told of it. */
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
async function told(id: string): Promise<string[]> {
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
  it('is nobody’s until it is published, then everybody’s, who are told', async () => {
    const written = await draft()
    expect(written).toMatchObject({ status: 'draft', readerCount: 4, readCount: 0 })
    expect(await readers(written.id)).toEqual([])
    const shown = await clients.admin.ok(calls.publishAnnouncement, asRead(written))
    expect(shown).toMatchObject({ status: 'published', actions: { allowed: ['withdraw'] } })
    expect(await readers(written.id)).toEqual(['admin', 'owner', 'sales', 'driver', 'owner2'])
    expect(await told(written.id)).toEqual(['owner', 'sales', 'driver', 'owner2'])
  })

  it('reaches the companies it names, and the posts', async () => {
    const ofValves = await published({ audience: { to: 'merchants', merchantIds: [world.valves.id] } })
    expect(await readers(ofValves.id)).toEqual(['admin', 'owner', 'sales', 'driver'])
    expect(await told(ofValves.id)).toEqual(['owner', 'sales', 'driver'])
    expect(ofValves.merchants).toMatchObject([{ id: world.valves.id, code: 'M1001' }])
    const ofDrivers = await published({ audience: { to: 'posts', posts: ['100'] } })
    expect(await readers(ofDrivers.id)).toEqual(['admin', 'driver'])
    expect(await told(ofDrivers.id)).toEqual(['driver'])
  })

  it('counts who has read it, each person once', async () => {
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

  it('is marked read together with all others, and the list pages what is unread', async () => {
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
    // of what is not shown to somebody nothing is kept
    const { rows } =
      await sql`select 1 from announcement_read r join announcement a on a.id = r.announcement_id
      where r.staff_id = ${world.viewers.driver.staffId} and a.status = 'draft'`.execute(
        world.database.kysely,
      )
    expect(rows).toEqual([])
  })

  it('appears at its time, of which people are told once, and ends at its time', async () => {
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
    // the database's clock goes by the days of this test; its times are moved instead
    const move = (from: string, until: string) =>
      sql`update announcement set show_from = now() + ${from}::interval, show_until = now() + ${until}::interval
        where id = ${written.id}`.execute(world.database.kysely)
    const release = () => releaseDue(world.database, world.bus, testClock)
    await move('1 hour', '2 hours')
    await release()
    expect(await readers(written.id)).toEqual([])
    await move('-1 second', '2 hours')
    // readers see it at its minute, whenever the work that tells of it comes round
    expect(await readers(written.id)).toHaveLength(5)
    expect(await told(written.id)).toEqual([])
    // two nodes look at the same time
    await Promise.all([release(), release()])
    expect(await told(written.id)).toHaveLength(4)
    const { list } = await clients.owner.ok(listMessages, { type: 'system' })
    expect(list.filter(({ jumpParam }) => jumpParam.includes(`"${written.id}"`))).toHaveLength(1)
    await move('-2 hours', '-1 second')
    expect(await readers(written.id)).toEqual([])
    await release()
    const over = await clients.admin.ok(calls.readAnnouncement, { id: written.id })
    expect(over).toMatchObject({ status: 'ended', actions: { allowed: [] } })
    expect(over.history.map(({ action }) => action)).toEqual(['end', 'release', 'schedule', 'create'])
  })

  it('is taken back before its time, and taken away after', async () => {
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

  it('is cleaned, and nothing that cannot be told is taken', async () => {
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

  it('is changed as a draft only, and the log says what was changed', async () => {
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
