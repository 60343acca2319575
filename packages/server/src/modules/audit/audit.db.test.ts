import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeAccount, readAccount } from '@bdr/contract/account/calls'
import { readAuditLog } from '@bdr/contract/audit/calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import { login, logout } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { setStaffStatus } from '@bdr/contract/staff/calls'
import { audit } from '../../platform/audit.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'

let world: TestWorld
let clients: Record<'owner' | 'owner2' | 'sales' | 'admin', Client>
beforeAll(async () => {
  world = await testWorld()
  const [owner, owner2, sales, admin] = await Promise.all(
    (['owner', 'owner2', 'sales', 'admin'] as const).map((account) => world.as(account)),
  )
  clients = { owner: owner!, owner2: owner2!, sales: sales!, admin: admin! }
  await (
    await world.as(null)
  ).call(login, {
    principal: 'owner',
    credentials: 'Wrong-1',
    sysType: loginSysType,
  })
  const { version } = await clients.owner.ok(readAccount, {})
  await clients.owner.ok(changeAccount, { version, name: '陆明远', email: 'lu@example.com' })
  await clients.owner.ok(setStaffStatus, { id: world.viewers.driver.staffId, status: '0' })
  await audit(world.database.kysely, {
    actor: world.viewers.admin,
    merchantId: world.valves.id,
    action: 'merchant.freeze',
    subject: { kind: 'merchant', id: world.valves.id, name: '宜兴明泽' },
    detail: { reason: '资质过期' },
    caller: { address: '203.0.113.7', requestId: 'r-1', device: 'Chrome 141' },
  })
})
afterAll(() => world.close())

const log = (by: keyof typeof clients, filter: Partial<InputOf<typeof readAuditLog>> = {}) =>
  clients[by].ok(readAuditLog, filter)

describe('the audit log', () => {
  it('shows owners the actions in their merchant, newest first, as text', async () => {
    const { list } = await log('owner')
    expect(list.slice(0, 3)).toMatchObject([
      { action: 'merchant.freeze', actor: 'admin', detail: '原因：资质过期', address: '', device: '' },
      { action: 'staff.disable', actor: '陆明远', subject: 'driver', address: '127.0.0.1' },
      {
        action: 'account.change',
        title: '修改个人资料',
        changes: [
          { field: 'name', label: '名称', kind: 'text', part: null, before: 'owner', after: '陆明远' },
          { field: 'email', label: '邮箱', kind: 'text', part: null, before: null, after: 'lu@example.com' },
        ],
      },
    ])
    expect(list).toContainEqual(
      expect.objectContaining({
        action: 'session.refused',
        title: '登录被拒绝',
        actor: '',
        subject: 'owner',
        detail: '密码登录，密码错误，内网',
      }),
    )
    for (const entry of list) expect(entry.merchant).toContain('明泽')
  })

  it('shows operators all actions, with the address they came from', async () => {
    const { list } = await log('admin')
    expect(new Set(list.map((entry) => entry.merchant)).size).toBe(3)
    expect(list[0]).toMatchObject({ action: 'merchant.freeze', address: '203.0.113.7', device: 'Chrome 141' })
  })

  it("shows other posts nothing, and other owners only their own merchant's", async () => {
    expect((await clients.sales.call(readAuditLog, {})).code).toBe('A00003')
    for (const entry of (await log('owner2')).list) expect(entry.merchant).toContain('澄远')
  })

  it('can be filtered by action, kind of action, person and day', async () => {
    expect((await log('owner', { action: 'account.change' })).total).toBe(1)
    for (const entry of (await log('owner', { action: 'session.' })).list)
      expect(entry.action).toMatch(/^session\./)
    const { list } = await log('owner', { personId: world.viewers.driver.staffId })
    expect(list.map((entry) => entry.action)).toEqual(['staff.disable'])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date())
    const { total } = await log('owner')
    expect((await log('owner', { from: today, to: today })).total).toBe(total)
    expect((await log('owner', { to: '2020-01-01' })).total).toBe(0)
    expect(await log('owner', { pageNum: 2, pageSize: 1 })).toMatchObject({ total, pageNum: 2, pageSize: 1 })
  })

  it('can be filtered by merchant for operators; owners always see their own', async () => {
    const ofBearings = { merchantId: world.bearings.id }
    const { list, total } = await log('admin', ofBearings)
    expect(total).toBeGreaterThan(0)
    for (const entry of list) expect(entry.merchant).toContain('澄远')
    expect((await log('owner2', ofBearings)).total).toBe(total)
    expect((await log('owner', ofBearings)).total).toBe(0)
    expect((await log('admin', { merchantId: '999999999999' })).total).toBe(0)
  })

  it('has names for actions that are no longer recorded', async () => {
    const entry = {
      merchant_id: world.valves.id,
      actor_name: 'admin',
      action: 'company.decide',
      detail: '{}',
    }
    const { id } = await world.database.kysely
      .insertInto('audit_log')
      .values(entry)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await log('owner', { action: entry.action })).list).toMatchObject([{ title: '审核企业资料变更' }])
    await world.database.kysely.deleteFrom('audit_log').where('id', '=', id).execute()
  })

  it('contains each sign-out once, with device and address', async () => {
    const client = await world.as('sales')
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
    const answers = await Promise.all([
      client.call(logout, {}, { address: '10.8.0.4', userAgent }),
      client.call(logout, {}, { address: '10.8.0.4', userAgent }),
    ])
    expect(answers.map(({ code }) => code)).toContain('00000')
    const { list } = await log('owner', { action: 'session.signOut' })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      title: '退出登录',
      actor: 'sales',
      subject: 'sales',
      detail: '内网',
      address: '10.8.0.4',
      device: expect.stringContaining('Chrome'),
    })
  })
})
