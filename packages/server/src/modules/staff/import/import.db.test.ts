import { reportOf } from '@bdr/contract/imports/model'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPost } from '@bdr/contract/posts/calls'
import { login, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { listStaff } from '@bdr/contract/staff/calls'
import { readImport } from '@bdr/contract/imports/calls'
import { commitStaffImport, importStaff, staffImportTemplate } from '@bdr/contract/staff/import'
import { post } from '@bdr/text/posts'
import { readWorkbook } from '../../../platform/workbook/read-workbook.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import { clientOf, testWorld, type TestWorld } from '../../../test/app.ts'
import type { Account } from '../../../test/people.ts'
import { uploadImport } from '../../../test/import.ts'
import { upload } from '../../../test/upload.ts'

let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

const headings = ['姓名', '账号', '手机号', '邮箱', '岗位']
const listOf = (...rows: string[][]) =>
  writeWorkbook([{ name: '子账号', columns: headings.map((title) => ({ title, width: 12 })), rows }])

const file = (bytes: Uint8Array) => ({ name: '新员工.xlsx', bytes })

async function check(account: Account, bytes: Uint8Array) {
  const found = await uploadImport(world.app, await clientFor(account), importStaff, file(bytes))
  return { ...reportOf(found, 'staff')!, id: found.id, isReady: found.isReady }
}

async function commit(account: Account, id: string, secret?: string) {
  const client = await clientFor(account)
  return client.call(commitStaffImport, { id, ...(secret !== undefined && { secret }) })
}

/** Each account signs in only once, because sign-ins are limited. */
const signedIn = new Map<Account, ReturnType<TestWorld['as']>>()
const clientFor = (account: Account) => {
  const client = signedIn.get(account) ?? world.as(account)
  signedIn.set(account, client)
  return client
}

const accountsOf = async (account: Account) =>
  (await (await world.as(account)).ok(listStaff, { pageSize: 100 })).list.map((row) => row.account)

describe('a list of people', () => {
  it('is checked without adding anybody, then added completely with passwords returned once', async () => {
    await (await world.as('owner')).ok(createPost, { basePost: '99', name: '大客户销售' })
    const bytes = await listOf(
      ['王强', 'wang.qiang', '13900000001', 'wang@example.com', '大客户销售'],
      ['李梅', 'li.mei', '13900000002', '', '送货员'],
    )
    const checked = await check('owner', bytes)
    expect(checked).toMatchObject({ isReady: true, faultCount: 0 })
    expect(checked.people.map(({ password }) => password)).toEqual([null, null])
    expect(await accountsOf('owner')).not.toContain('wang.qiang')

    const { data } = await commit('owner', checked.id)
    expect(await clientFor('owner').then((owner) => owner.ok(readImport, { id: checked.id }))).toMatchObject({
      state: 'done',
      written: 2,
    })
    expect(data).toMatchObject({
      imported: true,
      people: [
        { name: '王强', ownPostName: '大客户销售', email: 'wang@example.com' },
        { name: '李梅', ownPostName: null, postIds: [100], email: null },
      ],
    })
    expect(await accountsOf('owner')).toEqual(expect.arrayContaining(['wang.qiang', 'li.mei']))

    const { accessToken } = (await clientOf(world.app, null).ok(login, {
      principal: 'wang.qiang',
      credentials: data.people[0]!.password!,
      sysType: loginSysType,
    })) as { accessToken: string }
    const info = await clientOf(world.app, accessToken).ok(readUserInfo, {})
    expect(info).toMatchObject({ mustChangePassword: true, postIds: data.people[0]!.postIds })

    const noted = await world.database.kysely
      .selectFrom('audit_log')
      .select(['subject_name', 'detail'])
      .where('action', '=', 'staff.create')
      .execute()
    expect(noted.map((entry) => entry.subject_name)).toEqual(['王强', '李梅'])
    expect(JSON.stringify(noted)).not.toContain(data.people[0]!.password!)
  })

  it('adds nobody if one row has a fault, and reports all faults', async () => {
    const bytes = await listOf(
      ['赵敏', 'zhao.min', '13900000011', '', '销售'],
      ['钱进', 'owner', '13800000002', '', '仓管'],
      ['孙丽', 'sun.li', '1390000', '', '送货员'],
      ['李雷', 'Sales', '13900000012', '', '销售'],
      ['韩梅', 'Zhao.Min', '13900000013', '', '销售'],
    )
    const data = await check('owner', bytes)
    expect(data).toMatchObject({ isReady: false, people: [] })
    expect(data.faults.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'B3 该账号已被使用',
      'C3 该手机号已被其他账号使用',
      'E3 没有这个岗位，可填：“企业负责人”、“销售”、“送货员”、“大客户销售”',
      'C4 应为 11 位手机号',
      'B5 该账号已被使用',
      'B6 账号重复，第一次出现在 B2',
    ])
    expect((await commit('owner', data.id)).data).toEqual({ imported: false, people: [] })
    expect(await accountsOf('owner')).not.toContain('zhao.min')
  })

  it('accepts only posts of its own merchant, and only from owners', async () => {
    const bytes = await listOf(['周涛', 'zhou.tao', '13900000021', '', '大客户销售'])
    expect((await check('owner2', bytes)).faults).toMatchObject([{ cell: 'E2' }])
    for (const account of ['sales', 'admin'] as const) {
      const { token } = await clientFor(account)
      expect(await upload(world.app, importStaff, file(bytes), {}, { token })).toMatchObject({
        code: 'A00003',
      })
    }
  })

  it('adds its people once if committed twice at the same moment', async () => {
    const { id } = await check('owner', await listOf(['吴越', 'wu.yue', '13900000031', '', '销售']))
    const answers = await Promise.all([commit('owner', id), commit('owner', id)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A06002'])
    expect((await accountsOf('owner')).filter((account) => account === 'wu.yue')).toHaveLength(1)
  })

  it('returns a lost reply again to a caller with its secret', async () => {
    const bytes = await listOf(
      ['郑和', 'Zheng.He', '13900000041', '', '销售'],
      ['冯唐', 'feng.tang', '13900000042', '', '送货员'],
    )
    const { id } = await check('owner', bytes)
    const secret = '5e'.repeat(32)
    const first = (await commit('owner', id, secret)).data
    expect((await commit('owner', id, secret)).data).toEqual(first)

    expect((await commit('owner', id)).code).toBe('A06002')
    expect((await commit('owner', id, 'a0'.repeat(32))).code).toBe('A06002')
    expect((await commit('owner2', id, secret)).code).toBe('A00005')

    // except for people who have chosen their own password
    const own = world.database.kysely.updateTable('staff').set({ must_change_password: false })
    await own.where('account', '=', 'feng.tang').execute()
    const [zheng, feng] = (await commit('owner', id, secret)).data.people
    expect([zheng!.password, feng!.password]).toEqual([first.people[0]!.password, null])
  })

  it('that cannot be read is refused with a message', async () => {
    const { faults } = await check('owner', Buffer.from('%PDF-1.7'))
    expect(faults).toMatchObject([{ sheet: null, message: expect.stringContaining('PDF') }])
  })
})

it("has a template with the merchant's posts", async () => {
  const bytes = await (await world.as('owner')).ok(staffImportTemplate, {})
  const { sheets } = await readWorkbook(bytes as unknown as Buffer)
  expect(sheets.filter(({ hidden }) => !hidden).map(({ name }) => name)).toEqual(['子账号', '填写说明'])
  const texts = sheets[0]!.rows[0]!.cells.map((cell) => (cell?.kind === 'text' ? cell.text : null))
  expect(texts).toEqual(headings)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(bytes as never)
  workbook.worksheets[0]!.getRow(2).values = ['郑小红', 'zheng.xh', '13800009001', '', post[99]]
  const filled = await check('owner', Buffer.from(await workbook.xlsx.writeBuffer()))
  expect(filled).toMatchObject({ isReady: true, unread: [] })
})
