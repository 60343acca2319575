import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import {
  freezeMerchant,
  listMerchants,
  merchantOptions,
  readMerchant,
  reinstateMerchant,
} from '@bdr/contract/merchants/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { login, readUserInfo } from '@bdr/contract/session/calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { makeOrder } from '../../test/factories.ts'

let world: TestWorld
let admin: Client
let id: string

beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  id = world.valves.id
})
afterAll(() => world.close())

const version = async () => (await admin.ok(readMerchant, { id })).version
const freeze = async () =>
  admin.ok(freezeMerchant, { id, version: await version(), reason: '资质过期未更新' })
const reinstate = async () => admin.ok(reinstateMerchant, { id, version: await version(), reason: '已补齐' })
const signIn = async (account: string) =>
  (await world.as(null)).call(login, { principal: account, credentials: testPassword, sysType: 3 })

describe('freezing a merchant', () => {
  it('rejects the next request of all of its people, and of nobody else', async () => {
    const [owner, driver, other] = [
      await world.as('owner'),
      await world.as('driver'),
      await world.as('owner2'),
    ]
    for (const client of [owner, driver, other]) await client.ok(readUserInfo, {})
    await freeze()
    for (const client of [owner, driver])
      expect((await client.call(readUserInfo, {})).code).toBe(codes.sessionInvalid)
    await other.ok(readUserInfo, {})
    expect((await signIn('owner')).code).toBe(codes.refused)

    await reinstate()
    await owner.ok(readUserInfo, {})
    await driver.ok(readUserInfo, {})
    expect((await signIn('owner')).code).toBe(codes.success)
  })

  it('does not change any account', async () => {
    const sales = await world.as('sales')
    const db = world.database.kysely
    await db.updateTable('staff').set({ enabled: false }).where('account', '=', 'sales').execute()
    await freeze()
    await reinstate()
    expect((await signIn('sales')).code).toBe(codes.refused)
    expect((await signIn('owner')).code).toBe(codes.success)
    await db.updateTable('staff').set({ enabled: true }).where('account', '=', 'sales').execute()
    await sales.ok(listOrders, {})
  })

  it('shows the possible actions, and stores the reason', async () => {
    const frozen = await freeze()
    expect(frozen).toMatchObject({
      status: 'frozen',
      actions: {
        allowed: ['setTolerance', 'reinstate'],
        blocked: [{ action: 'freeze', reason: '当前状态为“已冻结”，不能冻结' }],
      },
      history: [{ action: 'freeze', from: 'active', to: 'frozen', reason: '资质过期未更新' }, {}, {}, {}, {}],
    })
    const again = await admin.call(freezeMerchant, { id, version: frozen.version, reason: '再次' })
    expect(again).toMatchObject({ code: codes.conflict, msg: '当前状态为“已冻结”，不能冻结' })
    await reinstate()
    const audited = await world.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('subject_kind', '=', 'merchant')
      .where('subject_id', '=', id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['merchant.reinstate', 'merchant.freeze'])
  })

  it('succeeds for one of two operators', async () => {
    const input = { id, version: await version(), reason: '同时' }
    const answers = await Promise.all([admin.call(freezeMerchant, input), admin.call(freezeMerchant, input)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.success, codes.conflict])
    await reinstate()
  })

  it('is possible for operators, and for existing merchants', async () => {
    const owner = await world.as('owner')
    const input = { id, version: 1, reason: '试试' }
    expect((await owner.call(freezeMerchant, input)).code).toBe(codes.noPermission)
    expect((await admin.call(freezeMerchant, { ...input, id: '999999999' })).code).toBe(codes.notFound)
  })
})

describe('the list of merchants', () => {
  it('can be filtered by name and codes, and counts each state', async () => {
    for (const keyword of ['明泽', 'm1001', '91320282'])
      expect((await admin.ok(listMerchants, { keyword })).list.map((row) => row.code)).toEqual(['M1001'])
    const all = await admin.ok(listMerchants, { sort: 'code' })
    expect(all).toMatchObject({
      total: 2,
      list: [
        { code: 'M1001', staffCount: 3, regionName: null, firstExpiry: null },
        { code: 'M1002', staffCount: 1 },
      ],
      counts: [
        { status: 'active', count: 2 },
        { status: 'frozen', count: 0 },
      ],
    })
    expect((await admin.ok(listMerchants, { status: 'frozen' })).total).toBe(0)
  })

  it('offers merchants to choose from, the chosen one first whatever its code', async () => {
    const options = await admin.ok(merchantOptions, {})
    expect(options.map(({ code }) => code)).toEqual(options.map(({ code }) => code).toSorted())
    const last = options.at(-1)!
    expect((await admin.ok(merchantOptions, { chosenId: last.id }))[0]).toEqual(last)
    expect(await admin.ok(merchantOptions, { keyword: last.name })).toEqual([last])
  })

  it("shows a merchant's owners and what waits for it", async () => {
    const db = world.database.kysely
    await makeOrder(db, world.viewers.admin, { merchantId: id, orderNo: 'PO-OPEN' })
    const detail = await admin.ok(readMerchant, { id })
    expect(detail).toMatchObject({
      openOrders: 1,
      owners: [{ account: 'owner', enabled: true }],
      bank: null,
      licence: null,
      settleIn: null,
    })
  })
})
