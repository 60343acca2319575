import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { listMerchants, readMerchant } from '@bdr/contract/merchants/calls'
import { checklistItems } from '@bdr/contract/settle-in/model'
import {
  applyToSettleIn,
  resubmitSettleIn,
  settleInProgress,
  withdrawSettleIn,
} from '@bdr/contract/settle-in/calls'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import {
  approveSettleIn,
  listSettleIns,
  readSettleIn,
  refuseSettleIn,
  returnSettleIn,
  tickChecklist,
} from '@bdr/contract/settle-in/review-calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { categoryId, codeNumber, makeApplicant, makeFile, makeForm } from './test/applicant.ts'

let world: TestWorld
let admin: Client
let nobody: Client
let db: TestWorld['database']['kysely']
let number = 0

beforeAll(async () => {
  world = await testWorld()
  db = world.database.kysely
  admin = await world.as('admin')
  nobody = await world.as(null)
})
afterAll(() => world.close())

/** A pending application. */
async function waiting(change: (form: SettleInForm, mobile: string) => unknown = () => {}) {
  number += 1
  const { mobile, ticket } = await makeApplicant(db, `1370000${String(number).padStart(4, '0')}`)
  const form = await makeForm(db, mobile, {
    uscc: codeNumber(number),
    name: `苏州衡远阀门第 ${number} 公司（示例）`,
  })
  await change(form, mobile)
  const { id } = await nobody.ok(applyToSettleIn, { ticket, ...form })
  return { id, mobile, ticket, form }
}

/** The same with all items ticked, so that it can be approved. */
async function examined(change?: (form: SettleInForm, mobile: string) => unknown) {
  const application = await waiting(change)
  const ticked = await admin.ok(tickChecklist, {
    id: application.id,
    version: 1,
    checklist: [...checklistItems],
  })
  return { ...application, version: ticked.version }
}

const registered = (uscc: string, name: string, standing = 'active') =>
  db
    .insertInto('registered_company')
    .values({ uscc, name, legal_person: '周恒', registered_on: '2018-05-16', standing })
    .execute()

const smsTo = (mobile: string) =>
  db.selectFrom('outbox').select('payload').where('recipient', '=', mobile).orderBy('id').execute()

describe('the queue', () => {
  it('lists the longest waiting applications first, with the number in each state', async () => {
    const first = await waiting()
    const second = await waiting()
    await admin.ok(refuseSettleIn, { id: first.id, version: 1, reason: '不符合入驻条件' })
    const queue = await admin.ok(listSettleIns, { status: 'submitted' })
    expect(queue.list.at(-1)).toMatchObject({
      id: second.id,
      companyName: second.form.company.name,
      mobile: second.mobile,
      contactName: '许静',
      regionName: '江苏省无锡市新吴区',
      categoryCount: 1,
      returns: 0,
    })
    expect(queue.list.map(({ id }) => id)).not.toContain(first.id)
    expect(queue.counts.map(({ status }) => status)).toEqual([
      'submitted',
      'returned',
      'approved',
      'refused',
      'withdrawn',
    ])
    expect(queue.counts.find(({ status }) => status === 'refused')!.count).toBeGreaterThan(0)
    expect(queue.total).toBe(queue.counts.find(({ status }) => status === 'submitted')!.count)
  })

  it('lists undecided applications before decided ones, whatever their age', async () => {
    const answered = await waiting()
    const second = await waiting()
    await admin.ok(refuseSettleIn, { id: answered.id, version: 1, reason: '不符合入驻条件' })
    const { list } = await admin.ok(listSettleIns, { pageSize: 100 })
    const at = (id: string) => list.findIndex((row) => row.id === id)
    expect(at(second.id)).toBeLessThan(at(answered.id))
    expect(list.map(({ status }) => status === 'submitted')).toEqual(
      list.map((_, index) => index < list.filter(({ status }) => status === 'submitted').length),
    )
  })

  it('can be filtered by name, code, number, mobile, and waiting time', async () => {
    const { id, mobile, form } = await waiting()
    const { applicationNo } = await admin.ok(readSettleIn, { id })
    for (const keyword of [form.company.name.slice(2, 12), form.company.uscc, applicationNo, mobile]) {
      const found = await admin.ok(listSettleIns, { keyword })
      expect(
        found.list.map((row) => row.id),
        keyword,
      ).toContain(id)
    }
    expect((await admin.ok(listSettleIns, { keyword: '%' })).total).toBe(0)
    await db
      .updateTable('settle_in_application')
      .set({ submitted_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    const late = () => admin.ok(listSettleIns, { waitingDays: 3 })
    expect((await late()).list.map((row) => row.id)).toEqual([id])
    await admin.ok(refuseSettleIn, { id, version: 1, reason: '不符合入驻条件' })
    expect((await late()).list).toEqual([])
  })
})

describe('the automatic checks', () => {
  const kindsOf = async (id: string) =>
    (await admin.ok(readSettleIn, { id })).findings.map(({ kind, path, blocking }) => ({
      kind,
      path,
      blocking,
    }))

  it('report a company that is not in the register', async () => {
    const { id } = await waiting()
    expect(await kindsOf(id)).toEqual([{ kind: 'registry-unknown', path: 'company.uscc', blocking: false }])
  })

  it('compare with the register', async () => {
    const { id, form } = await waiting()
    await registered(form.company.uscc, '另一家公司（示例）')
    const detail = await admin.ok(readSettleIn, { id })
    expect(detail.registry).toMatchObject({ name: '另一家公司（示例）', standing: 'active' })
    expect(detail.findings).toEqual([
      {
        kind: 'registry-differs',
        path: 'company.name',
        blocking: false,
        message: '与工商登记不一致，登记为“另一家公司（示例）”',
      },
    ])
  })

  it('refuse a company that is no longer active', async () => {
    const { id, form, version } = await examined()
    await registered(form.company.uscc, form.company.name, 'revoked')
    const answer = await admin.call(approveSettleIn, { id, version })
    expect(answer).toMatchObject({ code: codes.conflict, msg: '工商登记状态为“吊销”' })
  })

  it('detect a category and a qualification that have changed', async () => {
    const gone = await waiting(async (form, mobile) => {
      form.categoryIds.push(await categoryId(db, '010403'))
      form.qualifications = [
        {
          kind: 'quality-system',
          number: 'QMS-1',
          validUntil: '2026-12-30',
          fileId: await makeFile(db, mobile, 'qualification'),
        },
      ]
    })
    await db.updateTable('category').set({ enabled: false }).where('code', '=', '010403').execute()
    expect(await kindsOf(gone.id)).toEqual([
      { kind: 'registry-unknown', path: 'company.uscc', blocking: false },
      { kind: 'category-gone', path: 'categoryIds', blocking: true },
      { kind: 'qualification-expires-soon', path: 'qualifications[0].validUntil', blocking: false },
    ])
    await db.updateTable('category').set({ enabled: true }).where('code', '=', '010403').execute()
  })

  it('block a mobile and a name that others have by now', async () => {
    const { id, version, mobile, form } = await examined()
    await db.updateTable('staff').set({ mobile }).where('account', '=', 'driver').execute()
    await db.updateTable('merchant').set({ name: form.company.name }).where('code', '=', 'M1002').execute()
    const detail = await admin.ok(readSettleIn, { id })
    expect(detail.actions.allowed).toEqual(['return', 'refuse'])
    expect(detail.actions.blocked[0]).toMatchObject({ action: 'approve' })
    expect(detail.actions.blocked[0]!.reason).toMatch(/M1002.*；.*手机号/)
    expect((await admin.call(approveSettleIn, { id, version })).code).toBe(codes.conflict)
    await db.updateTable('staff').set({ mobile: '13800000003' }).where('account', '=', 'driver').execute()
    await db.updateTable('merchant').set({ name: world.bearings.name }).where('code', '=', 'M1002').execute()
  })
})

describe('an approval', () => {
  it('requires the complete checklist', async () => {
    const { id } = await waiting()
    const open = await admin.ok(readSettleIn, { id })
    expect(open.actions.blocked).toEqual([{ action: 'approve', reason: '核对清单还有 7 项未勾选' }])
    const half = await admin.ok(tickChecklist, {
      id,
      version: 1,
      checklist: ['contact-reached', 'licence-readable'],
    })
    expect(half).toMatchObject({ version: 2, checklist: ['licence-readable', 'contact-reached'] })
    expect((await admin.call(approveSettleIn, { id, version: 2 })).msg).toBe('核对清单还有 5 项未勾选')
  })

  it('creates the merchant, its first owner and the SMS', async () => {
    const { id, version, mobile, form } = await examined(async (form, mobile) => {
      form.contact.email = 'xu@example.com'
      form.categoryIds.push(await categoryId(db, '020101'))
      form.qualifications = [
        {
          kind: 'special-equipment',
          number: 'TS2710-2030',
          validUntil: '2030-06-30',
          fileId: await makeFile(db, mobile, 'qualification'),
        },
      ]
    })
    const approved = await admin.ok(approveSettleIn, { id, version })
    expect(approved).toMatchObject({ status: 'approved', findings: [], actions: { allowed: [] } })
    expect(approved.merchant!.code).toMatch(/^M2\d{3}$/)

    const merchant = await admin.ok(readMerchant, { id: approved.merchant!.id })
    expect(merchant).toMatchObject({
      name: form.company.name,
      uscc: form.company.uscc,
      status: 'active',
      regionName: '江苏省无锡市新吴区',
      legalPerson: '周恒',
      licence: { id: form.company.licenceFileId },
      bank: { name: '江苏银行', account: '32001616236052500000' },
      qualifications: [{ kind: 'special-equipment', number: 'TS2710-2030', validUntil: '2030-06-30' }],
      contacts: [{ name: '许静', role: 'sales', mobile, email: 'xu@example.com' }],
      owners: [{ name: '许静', account: approved.merchant!.code.toLowerCase(), mobile, enabled: true }],
      settleIn: { id },
      history: [{ action: 'settle-in', to: 'active', about: approved.applicationNo }],
    })
    expect(merchant.categories.map(({ name }) => name).toSorted()).toEqual([
      '轴承 / 滚动轴承 / 深沟球轴承',
      '阀门 / 闸阀 / 楔式闸阀',
    ])
    expect(await smsTo(mobile)).toMatchObject([
      { payload: { template: 'settle-in-approved', params: { company: form.company.name } } },
    ])
    const references = await db
      .selectFrom('file_reference')
      .select(['kind'])
      .where('file_id', 'in', [form.company.licenceFileId, form.qualifications[0]!.fileId])
      .orderBy('kind')
      .execute()
    expect(references.map(({ kind }) => kind)).toEqual(['merchant', 'merchant', 'settle-in', 'settle-in'])
  })

  it('gives the owner the next free account if somebody has the code as theirs', async () => {
    const approve = async () => {
      const { id, version } = await examined()
      const { merchant } = await admin.ok(approveSettleIn, { id, version })
      const { owners } = await admin.ok(readMerchant, { id: merchant!.id })
      return { code: merchant!.code, account: owners[0]!.account }
    }
    const { code } = await approve()
    const next = `m${Number(code.slice(1)) + 1}`
    const rename = (from: string, to: string) =>
      db.updateTable('staff').set({ account: to }).where('account', '=', from).execute()
    await rename('driver', next.toUpperCase())
    await rename('sales', `${next}.owner`)
    expect((await approve()).account).toBe(`${next}.owner2`)
    await rename(next.toUpperCase(), 'driver')
    await rename(`${next}.owner`, 'sales')
  })

  it('succeeds for one of two reviewers, and creates one merchant', async () => {
    const { id, version, form } = await examined()
    const answers = await Promise.all([
      admin.call(approveSettleIn, { id, version }),
      admin.call(approveSettleIn, { id, version }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.success, codes.conflict])
    const found = await admin.ok(listMerchants, { keyword: form.company.uscc })
    expect(found.total).toBe(1)
  })

  it('creates one merchant for two companies of the same name at once', async () => {
    const name = '常州双生密封有限公司（示例）'
    const [first, second] = [
      await examined((form) => (form.company.name = name)),
      await examined((form) => (form.company.name = name)),
    ]
    const answers = await Promise.all(
      [first, second].map(({ id, version }) => admin.call(approveSettleIn, { id, version })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([codes.success, codes.conflict])
  })

  it('and a parallel withdrawal exclude each other', async () => {
    const { id, version, ticket, form, mobile } = await examined()
    const [approval, withdrawal] = await Promise.all([
      admin.call(approveSettleIn, { id, version }),
      nobody.call(withdrawSettleIn, { uscc: form.company.uscc, ticket }),
    ])
    expect([approval.code, withdrawal.code].toSorted()).toEqual([codes.success, codes.conflict])
    const owners = await db.selectFrom('staff').select('id').where('mobile', '=', mobile).execute()
    expect(owners).toHaveLength(approval.code === codes.success ? 1 : 0)
  })

  it('and a parallel new application for its code leave no application for a merchant', async () => {
    const { id, version, form } = await examined()
    const rival = await makeApplicant(db, '13711112222')
    const rivalForm = await makeForm(db, rival.mobile, { uscc: form.company.uscc, name: '另一名称（示例）' })
    const [approval, application] = await Promise.all([
      admin.call(approveSettleIn, { id, version }),
      nobody.call(applyToSettleIn, { ticket: rival.ticket, ...rivalForm }),
    ])
    expect([approval.code, application.code]).toEqual([codes.success, codes.invalid])
  })
})

describe('returning and refusing', () => {
  it('notify the applicant by SMS with the place to look', async () => {
    const { id, mobile, form } = await waiting()
    const remarks = [
      { path: 'company.licenceFileId', message: '执照照片反光，请重拍' },
      { path: 'bank', message: '请填写对公账户' },
    ]
    const detail = await admin.ok(returnSettleIn, { id, version: 1, remarks })
    expect(detail).toMatchObject({ status: 'returned', remarks, returns: 1, reason: null })
    expect(await smsTo(mobile)).toMatchObject([
      { payload: { template: 'settle-in-returned', params: { company: form.company.name, remarks: 2 } } },
    ])
  })

  it('clear the ticks when a new form is submitted', async () => {
    const { id, version, ticket, form } = await examined()
    await admin.ok(returnSettleIn, { id, version, remarks: [{ path: 'bank', message: '请填写对公账户' }] })
    const corrected = { ...form, bank: { ...form.bank, branch: '无锡新区支行营业部' } }
    await nobody.ok(resubmitSettleIn, { id, version: version + 1, ticket, ...corrected })
    expect(await admin.ok(readSettleIn, { id })).toMatchObject({
      status: 'submitted',
      checklist: [],
      remarks: [],
    })
  })

  it('require at least one remark, each at a different field of the form', async () => {
    const { id } = await waiting()
    const answerTo = (paths: string[]) =>
      admin.call(returnSettleIn, {
        id,
        version: 1,
        remarks: paths.map((path) => ({ path, message: '请修改' })),
      })
    expect((await answerTo([])).code).toBe(codes.invalid)
    expect((await answerTo(['company.shoeSize'])).faults).toMatchObject([{ path: 'remarks[0].path' }])
    expect((await answerTo(['qualifications[0].number'])).code).toBe(codes.invalid)
    expect((await answerTo(['__proto__'])).code).toBe(codes.invalid)
    const wordless = await admin.call(returnSettleIn, {
      id,
      version: 1,
      remarks: [{ path: 'bank', message: '' }],
    })
    expect(wordless.data).toEqual([expect.stringMatching(/^审核意见第 1 项的意见：/)])
    expect((await answerTo(['bank', 'bank'])).faults).toMatchObject([{ path: 'remarks[1].path' }])
    expect((await admin.ok(readSettleIn, { id })).status).toBe('submitted')
  })

  it('contain a reason that reaches the applicant', async () => {
    const { id, mobile, ticket } = await waiting()
    await admin.ok(refuseSettleIn, { id, version: 1, reason: '主营类目暂不招商' })
    const { list } = await nobody.ok(settleInProgress, { ticket })
    expect(list[0]).toMatchObject({
      status: 'refused',
      reason: '主营类目暂不招商',
      actions: { allowed: [] },
      history: [{ actor: '平台', action: 'refuse' }, {}],
    })
    expect(await smsTo(mobile)).toMatchObject([{ payload: { template: 'settle-in-refused' } }])
    const late = await admin.call(returnSettleIn, {
      id,
      version: 2,
      remarks: [{ path: 'bank', message: '请修改' }],
    })
    expect(late).toMatchObject({ code: codes.conflict, msg: '当前状态为“已拒绝”，不能退回修改' })
    expect((await admin.call(tickChecklist, { id, version: 2, checklist: [] })).code).toBe(codes.conflict)
  })

  it('report that somebody else was faster', async () => {
    const { id } = await waiting()
    await admin.ok(tickChecklist, { id, version: 1, checklist: [] })
    for (const answer of [
      await admin.call(refuseSettleIn, { id, version: 1, reason: '重复' }),
      await admin.call(tickChecklist, { id, version: 1, checklist: [] }),
      await admin.call(approveSettleIn, { id, version: 1 }),
    ])
      expect(answer).toMatchObject({ code: codes.conflict, msg: '该记录已被他人修改，请刷新后再操作' })
    expect((await admin.call(readSettleIn, { id: '999999999' })).code).toBe(codes.notFound)
  })
})
