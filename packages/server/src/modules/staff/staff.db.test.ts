import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { createPost, deletePost, listPosts, updatePost } from '@bdr/contract/posts/calls'
import { login, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType, signInLock } from '@bdr/contract/session/model'
import * as calls from '@bdr/contract/staff/calls'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'

let world: TestWorld
let owner: Client
let number = 0
let person: StaffRow

const password = 'Kx7-Zq2-Wm9'

const newPerson = (over: object = {}) => {
  number += 1
  const digits = String(number).padStart(8, '0')
  return {
    name: '王强',
    account: `wang${number}`,
    mobile: `139${digits}`,
    password,
    postIds: ['99'],
    ...over,
  }
}

const signIn = (account: string, credentials = password) =>
  clientOf(world.app, null).call(login, { principal: account, credentials, sysType: loginSysType })

/** A new session, so that a test may end it. */
async function as(account: string): Promise<Client> {
  const { data } = await signIn(account)
  return clientOf(world.app, (data as { accessToken: string }).accessToken)
}

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())
beforeEach(async () => {
  person = await owner.ok(calls.createStaff, newPerson())
})

/** The request of an edit without changes. */
const bodyOf = ({ id, version, name, account, mobile, email, postIds }: StaffRow) => ({
  id,
  version,
  name,
  account,
  mobile,
  email,
  postIds,
})

const changed = (over: object = {}) => ({ ...bodyOf(person), ...over })

describe('the people of a merchant', () => {
  it('are found by name, account, mobile, post and state', async () => {
    const found = async (query: object) =>
      (await owner.ok(calls.listStaff, { pageSize: 100, ...query })).list.map((row) => row.id)
    expect(await found({ keyword: person.account })).toEqual([person.id])
    expect(await found({ keyword: person.mobile })).toEqual([person.id])
    expect(await found({ keyword: '王', postId: '99' })).toContain(person.id)
    expect(await found({ keyword: '王', postId: '100' })).not.toContain(person.id)
    expect(await found({ keyword: person.account, status: 0 })).toEqual([])
  })

  it('can sign in after being added, and must choose a password of their own', async () => {
    expect((await signIn(person.account)).code).toBe('00000')
    expect(person.mustChangePassword).toBe(true)
    expect((await owner.ok(calls.readStaff, { id: person.id })).lastSignInAt).not.toBeNull()
  })

  it.each([
    ['account', { account: 'owner' }, '该账号已被使用'],
    ['account', { account: 'Owner2' }, '该账号已被使用'],
    ['mobile', { mobile: '13800000001' }, '该手机号已被其他账号使用'],
    ['postIds', { postIds: ['98', '99'] }, '所选岗位不存在'],
    ['postIds', { postIds: ['7'] }, '所选岗位不存在'],
    ['account', { account: '13912345678' }, '应以字母开头'],
    ['name', { name: '王3' }, '姓名中不能有“3”，请只写中文或英文姓名'],
  ])('are refused with a fault at %s', async (field, wrong, words) => {
    const answer = await owner.send(calls.createStaff, newPerson(wrong))
    expect(answer.code).toBe('A00002')
    expect(answer.faults).toMatchObject([{ path: field, message: expect.stringContaining(words) }])
  })

  it("cannot take another person's account in different case, but can change the case of their own", async () => {
    const answer = await owner.call(calls.updateStaff, changed({ account: 'SALES' }))
    expect(answer).toMatchObject({ code: 'A00002', data: [expect.stringContaining('该账号已被使用')] })
    const spelled = person.account.toUpperCase()
    expect((await owner.ok(calls.updateStaff, changed({ account: spelled }))).account).toBe(spelled)
    expect((await signIn(person.account)).code).toBe('00000')
  })

  it('are created once if two companies request the same account at the same moment', async () => {
    const owners = [owner, await world.as('owner2')]
    for (let round = 0; round < 5; round += 1) {
      const wanted = [newPerson({ account: `Twin${round}` }), newPerson({ account: `tWIN${round}` })]
      const answers = await Promise.all(
        owners.map((client, index) => client.call(calls.createStaff, wanted[index]!)),
      )
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00002'])
    }
  })

  it('are not overwritten if somebody else has changed them', async () => {
    await owner.ok(calls.updateStaff, changed({ name: '王刚' }))
    expect((await owner.call(calls.updateStaff, changed({ name: '王钢' }))).code).toBe('A06002')
    expect((await owner.ok(calls.updateStaffByBody, changed({ version: 2, name: '王钢' }))).name).toBe('王钢')
  })

  it('lose all sessions when disabled, and can sign in again when enabled', async () => {
    const client = await as(person.account)
    expect((await client.call(readUserInfo, {})).code).toBe('00000')
    await owner.ok(calls.setStaffStatus, { id: person.id, status: '0' })
    expect((await client.call(readUserInfo, {})).code).toBe('A00004')
    expect((await signIn(person.account)).msg).toContain('已停用')
    await owner.ok(calls.setStaffStatus, { id: person.id, status: '1' })
    expect((await signIn(person.account)).code).toBe('00000')
  })

  it('sign in only with the new password after a reset, and their sessions end', async () => {
    const client = await as(person.account)
    await owner.ok(calls.resetStaffPassword, { id: person.id, password: 'Nv4-Hb8-Tc3' })
    expect((await client.call(readUserInfo, {})).code).toBe('A00004')
    expect((await signIn(person.account)).code).toBe('A00001')
    expect((await signIn(person.account, 'Nv4-Hb8-Tc3')).code).toBe('00000')
  })

  it('can sign in after a reset even if their account was locked', async () => {
    for (let tries = 0; tries < signInLock.tries; tries += 1) await signIn(person.account, 'Wrong-1')
    expect((await signIn(person.account)).msg).toContain('错误次数过多')
    await owner.ok(calls.resetStaffPassword, { id: person.id, password: 'Nv4-Hb8-Tc3' })
    expect((await signIn(person.account, 'Nv4-Hb8-Tc3')).code).toBe('00000')
  })

  it('release account and mobile when they are deleted, and keep their name in records', async () => {
    await owner.ok(calls.deleteStaff, { id: person.id })
    expect((await owner.call(calls.readStaff, { id: person.id })).code).toBe('A00005')
    expect((await signIn(person.account)).code).toBe('A00001')
    const { account, mobile } = person
    const next = await owner.ok(calls.createStaff, { ...newPerson(), account, mobile })
    expect(next.id).not.toBe(person.id)
    const { name } = await world.database.kysely
      .selectFrom('audit_log')
      .select('subject_name as name')
      .where('subject_id', '=', person.id)
      .where('action', '=', 'staff.delete')
      .executeTakeFirstOrThrow()
    expect(name).toBe('王强')
  })

  it('have sessions that an owner sees and ends, one by one or all', async () => {
    const [first, second] = [await as(person.account), await as(person.account)]
    const sessions = await owner.ok(calls.listStaffSessions, { id: person.id })
    expect(sessions).toHaveLength(2)
    await owner.ok(calls.endStaffSessions, { id: person.id, sessionId: sessions[0]!.id })
    const codes = [await first.call(readUserInfo, {}), await second.call(readUserInfo, {})].map((a) => a.code)
    expect(codes.toSorted()).toEqual(['00000', 'A00004'])
    await owner.ok(calls.endStaffSessions, { id: person.id })
    expect(await owner.ok(calls.listStaffSessions, { id: person.id })).toEqual([])
  })
})

describe('an owner', () => {
  it('cannot disable, delete or demote themselves', async () => {
    const id = world.viewers.owner.staffId
    const self = await owner.ok(calls.readStaff, { id })
    for (const answer of [
      await owner.call(calls.setStaffStatus, { id, status: '0' }),
      await owner.call(calls.deleteStaff, { id }),
      await owner.call(calls.updateStaff, { ...bodyOf(self), postIds: ['99'] }),
    ])
      expect(answer).toMatchObject({ code: 'A00001', msg: '不能停用、删除自己，也不能更改自己的岗位' })
    expect(self.actions.blocked.map(({ action }) => action)).toEqual([
      'disable',
      'resetPassword',
      'endSessions',
      'delete',
    ])
    expect((await owner.call(readUserInfo, {})).code).toBe('00000')
  })

  it.each([
    ['mobile', { mobile: '13700000001' }, '需要短信验证'],
    ['account', { account: 'owner.new' }, '自己的账号'],
  ])(
    'cannot change their own %s here, because an unattended browser must not be enough',
    async (_field, over, why) => {
      const id = world.viewers.owner.staffId
      const self = await owner.ok(calls.readStaff, { id })
      for (const call of [calls.updateStaff, calls.updateStaffByBody]) {
        const answer = await owner.call(call, { ...bodyOf(self), ...over })
        expect(answer).toMatchObject({ code: 'A00001', msg: expect.stringContaining(why) })
      }
      const named = await owner.ok(calls.updateStaff, { ...bodyOf(self), name: '陆明远' })
      expect(named).toMatchObject({ name: '陆明远', mobile: self.mobile, account: 'owner' })
    },
  )

  it("who changes a colleague's mobile causes a notice to the old number and the colleague", async () => {
    await owner.ok(calls.updateStaff, changed({ mobile: '13700000002' }))
    expect(await world.sentSms()).toContainEqual({
      mobile: person.mobile,
      template: 'mobile-changed',
      params: { tail: '0002' },
    })
    const messages = await world.database.kysely
      .selectFrom('message')
      .select('content')
      .where('staff_id', '=', person.id)
      .execute()
    expect(messages).toEqual([{ content: expect.stringContaining('0002') }])
  })

  it('who resets a password learns nothing about former ones', async () => {
    const guess = (of: string) => owner.call(calls.resetStaffPassword, { id: person.id, password: of })
    expect((await guess(password)).code).toBe('00000')
    expect((await guess('Nv4-Hb8-Tc3')).code).toBe('00000')
    expect((await guess(person.mobile)).code).toBe('A00002')
  })

  it.runIf(databaseKind === 'postgres').each(['disable', 'demote', 'delete'] as const)(
    'remains when two of them %s each other at the same moment',
    async (action) => {
      const second = await owner.ok(calls.createStaff, newPerson({ postIds: ['98'] }))
      const other = await as(second.account)
      await world.database.kysely
        .updateTable('staff')
        .set({ must_change_password: false })
        .where('id', '=', second.id)
        .execute()
      const first = await owner.ok(calls.readStaff, { id: world.viewers.owner.staffId })
      const does = (client: Client, to: StaffRow) =>
        ({
          disable: () => client.call(calls.setStaffStatus, { id: to.id, status: '0' }),
          demote: () => client.call(calls.updateStaff, { ...bodyOf(to), postIds: ['99'] }),
          delete: () => client.call(calls.deleteStaff, { id: to.id }),
        })[action]()
      const answers = await Promise.all([does(owner, second), does(other, first)])
      const left = await world.database.kysely
        .selectFrom('staff')
        .select('id')
        .where('merchant_id', '=', world.valves.id)
        .where('base_post', '=', '98')
        .where('enabled', '=', true)
        .where('deleted_at', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
      expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
      await world.database.kysely
        .updateTable('staff')
        .set({ enabled: true, deleted_at: null, base_post: '98' })
        .where('id', '=', first.id)
        .execute()
      await world.database.kysely
        .updateTable('staff')
        .set({ enabled: false })
        .where('id', '=', second.id)
        .execute()
      world.bus.publish('viewers-changed', { staffIds: [first.id] })
      owner = await world.as('owner')
    },
  )
})

it.runIf(databaseKind === 'postgres')(
  'a mobile that two merchants assign at the same moment is assigned once',
  async () => {
    const other = await world.as('owner2')
    const theirs = await other.ok(calls.createStaff, newPerson())
    const mobile = newPerson().mobile
    const answers = await Promise.all([
      owner.call(calls.updateStaff, changed({ mobile })),
      other.call(calls.updateStaff, { ...bodyOf(theirs), mobile }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00002'])
    expect(JSON.stringify(answers)).toContain('该手机号已被其他账号使用')
  },
)

describe('an own post', () => {
  it('gives its members the permissions of its base, and is shown as their post', async () => {
    const { id } = await owner.ok(createPost, {
      basePost: '100',
      name: `夜班${number}`,
      description: '夜间送货',
    })
    const moved = await owner.ok(calls.updateStaff, changed({ postIds: ['100', id] }))
    expect(moved).toMatchObject({ postIds: [100, Number(id)], ownPostName: `夜班${number}` })
    const client = await as(person.account)
    await world.database.kysely
      .updateTable('staff')
      .set({ must_change_password: false })
      .where('id', '=', person.id)
      .execute()
    expect((await client.ok(readUserInfo, {})).postIds).toEqual([100, Number(id)])
    const posts = await owner.ok(listPosts, { bizType: 'merchant' })
    expect(posts.find((post) => post.id === id)).toMatchObject({
      basePost: '100',
      members: [{ id: person.id }],
      permissions: expect.arrayContaining(['delivery-note:view']),
    })
    expect((await owner.call(deletePost, { id })).msg).toContain('1 人')
    await owner.ok(calls.updateStaff, changed({ version: moved.version, postIds: [100] }))
    await owner.ok(deletePost, { id })
  })

  it('is listed after its base, by pinyin and number', async () => {
    const other = await world.as('owner2')
    const wanted = [
      ['99', '安徽片区'],
      ['99', '片区 2'],
      ['99', '片区 10'],
      ['99', '浙江片区'],
      ['100', '安徽司机'],
    ] as const
    for (const [basePost, name] of wanted.toReversed()) await other.ok(createPost, { basePost, name })
    const posts = await other.ok(listPosts, { bizType: 'merchant' })
    expect(posts.map((post) => [post.basePost, post.name])).toEqual([
      ['98', null],
      ['99', null],
      ['100', null],
      ...wanted,
    ])
    for (const { id, builtIn } of posts) if (!builtIn) await other.ok(deletePost, { id })
  })

  it('has a unique name in its merchant', async () => {
    const { id } = await owner.ok(createPost, { basePost: '99', name: '华东区' })
    expect((await owner.call(createPost, { basePost: '98', name: '华东区' })).code).toBe('A00002')
    await owner.ok(updatePost, { id, version: 1, name: '华东大区' })
    const { list } = await owner.ok(readAuditLog, { action: 'post.update' })
    expect(list[0]).toMatchObject({
      subject: '华东区',
      changes: [{ field: 'name', part: null, before: '华东区', after: '华东大区' }],
    })
    expect((await owner.call(updatePost, { id, version: 1, name: '华东' })).code).toBe('A06002')
    const other = await world.as('owner2')
    await other.ok(createPost, { basePost: '99', name: '华东大区' })
    expect((await owner.call(calls.createStaff, newPerson({ postIds: ['98', id] }))).code).toBe('A00002')
  })
})
