import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { budgets } from '@bdr/contract/kernel/cost'
import { listMessages } from '@bdr/contract/messages/calls'
import {
  applyToSettleIn,
  resubmitSettleIn,
  settleInEnumerations,
  settleInOptions,
  settleInProgress,
  withdrawSettleIn,
} from '@bdr/contract/settle-in/calls'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import { maxPendingApplications, maxOwnApplications } from '@bdr/contract/settle-in/model'
import { returnSettleIn } from '@bdr/contract/settle-in/review-calls'
import { testWorld, type Client, type TestWorld, faultsIn } from '../../test/app.ts'
import { issueTicket } from '../sms/tickets.ts'
import {
  categoryId,
  codeNumber,
  makeApplicant,
  makeFile,
  makeForm,
  type TestApplicant,
} from './test/applicant.ts'

let world: TestWorld
let nobody: Client
let admin: Client
let db: TestWorld['database']['kysely']
let number = 0

beforeAll(async () => {
  world = await testWorld()
  db = world.database.kysely
  nobody = await world.as(null)
  admin = await world.as('admin')
})
afterAll(() => world.close())

/** A new applicant with a form for a new company. */
async function fresh(company: Partial<SettleInForm['company']> = {}) {
  number += 1
  const applicant = await makeApplicant(db, `1390000${String(number).padStart(4, '0')}`)
  const form = await makeForm(db, applicant.mobile, {
    uscc: codeNumber(number),
    name: `无锡恒固轴承第 ${number} 公司（示例）`,
    ...company,
  })
  return { ...applicant, form }
}

const submit = ({ ticket, form }: { ticket: string; form: SettleInForm }) =>
  nobody.call(applyToSettleIn, { ticket, ...form })

describe('applying', () => {
  it('creates an application, which the mobile can read', async () => {
    const applicant = await fresh()
    const { data } = await submit(applicant)
    expect(data).toMatchObject({
      status: 'submitted',
      version: 1,
      form: applicant.form,
      files: [{ id: applicant.form.company.licenceFileId, name: '证照.png' }],
      history: [{ action: 'apply', to: 'submitted', actor: '许静' }],
      actions: { allowed: ['withdraw'], blocked: [{ action: 'resubmit' }] },
    })
    expect(data.applicationNo).toMatch(/^RZ\d{6}-\d{5}$/)
    const { mobile, list } = await nobody.ok(settleInProgress, { ticket: applicant.ticket })
    expect(mobile).toBe(applicant.mobile)
    expect(list).toEqual([data])
  })

  it('notifies the operators', async () => {
    const { data } = await submit(await fresh())
    const { list } = await admin.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'system' })
    expect(list[0]!.content).toContain(data.applicationNo)
  })

  it('is recorded in the audit log with the address', async () => {
    const { data } = await submit(await fresh())
    const entry = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'actor_name', 'address'])
      .where('subject_kind', '=', 'settle-in')
      .where('subject_id', '=', data.id)
      .executeTakeFirst()
    expect(entry).toEqual({
      action: 'settle-in.apply',
      actor_id: null,
      actor_name: '许静',
      address: '127.0.0.1',
    })
  })

  it('has no further effect when repeated, at once or later', async () => {
    const applicant = await fresh()
    const answers = await Promise.all([submit(applicant), submit(applicant), submit(applicant)])
    answers.push(await submit(applicant))
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    const { list } = await nobody.ok(settleInProgress, { ticket: applicant.ticket })
    expect(list).toHaveLength(1)
    expect(list[0]!.history).toHaveLength(1)
  })

  it('keeps the files', async () => {
    const applicant = await fresh()
    const { data } = await submit(applicant)
    const references = await db
      .selectFrom('file_reference')
      .select(['file_id', 'kind'])
      .where('kind', '=', 'settle-in')
      .where('record_id', '=', data.id)
      .execute()
    expect(references).toEqual([{ file_id: applicant.form.company.licenceFileId, kind: 'settle-in' }])
  })
})

describe('the single pending application for a code', () => {
  it('belongs to the first of two parallel applicants; the other one learns the reason', async () => {
    const [first, second] = [await fresh(), await fresh()]
    const rival = {
      ...second,
      form: { ...second.form, company: { ...second.form.company, uscc: first.form.company.uscc } },
    }
    const answers = await Promise.all([submit(first), submit(rival)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([codes.success, codes.invalid])
    const refused = answers.find((answer) => answer.code !== codes.success)!
    expect(refused.data).toEqual([expect.stringMatching(/^统一社会信用代码：.*其他手机号/)])
    const live = await db
      .selectFrom('settle_in_application')
      .select('id')
      .where('uscc', '=', first.form.company.uscc)
      .execute()
    expect(live).toHaveLength(1)
  })

  it('is mentioned to another form of the same mobile', async () => {
    const applicant = await fresh()
    const { data } = await submit(applicant)
    const other = {
      ...applicant,
      form: { ...applicant.form, bank: { ...applicant.form.bank, branch: '另一支行' } },
    }
    const refused = await submit(other)
    expect(refused.code).toBe(codes.invalid)
    expect(refused.data).toEqual([expect.stringContaining(data.applicationNo)])
  })

  it('ends with a withdrawal', async () => {
    const applicant = await fresh()
    const { data: first } = await submit(applicant)
    await nobody.ok(withdrawSettleIn, { uscc: applicant.form.company.uscc, ticket: applicant.ticket })
    const { data: second } = await submit(applicant)
    expect(second.id).not.toBe(first.id)
    const { list } = await nobody.ok(settleInProgress, { ticket: applicant.ticket })
    expect(list.map(({ status }) => status)).toEqual(['submitted', 'withdrawn'])
  })

  it('is refused if a merchant has the code', async () => {
    const refused = await submit(await fresh({ uscc: '91320282MA1XK7Q293' }))
    expect(refused.data).toEqual([expect.stringContaining('已入驻')])
  })
})

describe('pending applications of one mobile', () => {
  /** Forms of one mobile for different companies. */
  async function formsOfOne(count: number) {
    const applicant = await fresh()
    const others = await Promise.all(
      Array.from({ length: count - 1 }, async () => ({
        ...applicant,
        form: { ...applicant.form, company: { ...applicant.form.company, uscc: codeNumber((number += 1)) } },
      })),
    )
    return [applicant, ...others]
  }
  const liveOf = async (ticket: string) =>
    (await nobody.ok(settleInProgress, { ticket })).list.filter(({ status }) => status === 'submitted')

  it('are limited in number, even if they are submitted in parallel', async () => {
    const forms = await formsOfOne(maxPendingApplications + 2)
    const answers = await Promise.all(forms.map(submit))
    const refused = answers.filter(({ code }) => code !== codes.success)
    expect(refused.map(faultsIn)).toEqual(
      Array.from({ length: 2 }, () => [
        expect.stringMatching(/^contact\.mobile：该手机号已有 5 份申请在办理/),
      ]),
    )
    expect(await liveOf(forms[0]!.ticket)).toHaveLength(maxPendingApplications)
  })

  it('allow another one when one has ended; a repeated one counts once', async () => {
    const forms = await formsOfOne(maxPendingApplications + 1)
    const last = forms.pop()!
    for (const form of forms) expect((await submit(form)).code).toBe(codes.success)
    expect((await submit(forms[0]!)).code).toBe(codes.success)
    expect((await submit(last)).code).toBe(codes.invalid)
    await nobody.ok(withdrawSettleIn, { uscc: forms[0]!.form.company.uscc, ticket: last.ticket })
    expect((await submit(last)).code).toBe(codes.success)
  })
})

it('are listed before ended ones, however many those are', async () => {
  const applicant = await fresh()
  await submit(applicant)
  const { company } = applicant.form
  const ended = Array.from({ length: maxOwnApplications + 1 }, () => (number += 1)).map((of) => ({
    application_no: `RZ-ended-${of}`,
    status: 'withdrawn' as const,
    mobile: applicant.mobile,
    uscc: codeNumber(of),
    company_name: company.name,
    form: JSON.stringify(applicant.form),
  }))
  await db.insertInto('settle_in_application').values(ended).execute()
  const { list } = await nobody.ok(settleInProgress, { ticket: applicant.ticket })
  expect(list).toHaveLength(maxOwnApplications)
  expect(list.map(({ status }) => status)).toEqual([
    'submitted',
    ...Array.from({ length: maxOwnApplications - 1 }, () => 'withdrawn'),
  ])
  expect(list[1]!.applicationNo).toBe(ended.at(-1)!.application_no)
})

describe('a fault of a form is reported at its field', () => {
  const faultsOf = async (change: (form: SettleInForm, applicant: TestApplicant) => unknown) => {
    const applicant = await fresh()
    await change(applicant.form, applicant)
    const answer = await submit(applicant)
    expect(answer.code).toBe(codes.invalid)
    return faultsIn(answer)
  }

  it.each<[string, (form: SettleInForm) => unknown, string]>([
    [
      'a wrong check character',
      (form) => (form.company.uscc = '91320583MA20H5R84X'),
      'company.uscc：统一社会信用代码的校验位',
    ],
    [
      'a date to come',
      (form) => (form.company.registeredOn = '2026-11-21'),
      'company.registeredOn：成立日期不能晚于今天',
    ],
    [
      'a city for a district',
      (form) => (form.company.regionCode = '320200'),
      'company.regionCode：请选择到区、县',
    ],
    [
      'a bank account with letters',
      (form) => (form.bank.account = '6222 abcd 1234'),
      'bank.account：应为 8 至 32 位数字',
    ],
    [
      'an address that is none',
      (form) => (form.contact.email = 'sales@example'),
      'contact.email：应为邮箱地址',
    ],
    [
      'a name with a digit',
      (form) => (form.contact.name = '许静2'),
      'contact.name：姓名中不能有“2”，请只写中文或英文姓名',
    ],
    ['no category', (form) => (form.categoryIds = []), 'categoryIds：至少 1 项'],
    ['an unknown category', (form) => (form.categoryIds = ['999999']), 'categoryIds[0]：所选类目已调整'],
    [
      'a category twice',
      (form) => form.categoryIds.push(form.categoryIds[0]!),
      'categoryIds[1]：同一类目只需选择一次',
    ],
    [
      'an agreement of before',
      (form) => Object.assign(form, { agreementVersion: '2020-01' }),
      'agreementVersion：不在可选范围内',
    ],
  ])('%s', async (_what, change, expected) => {
    expect(await faultsOf(change)).toEqual([expect.stringContaining(expected)])
  })

  it('for a category that has children', async () => {
    const faults = await faultsOf(async (form) => (form.categoryIds = [await categoryId(db, '0101')]))
    expect(faults).toEqual([expect.stringContaining('categoryIds[0]')])
  })

  it('for a qualification that a category requires', async () => {
    const faults = await faultsOf(async (form) => (form.categoryIds = [await categoryId(db, '020101')]))
    expect(faults).toEqual(['qualifications：所选类目“楔式闸阀”需要特种设备生产许可证'])
  })

  it('for an expired or a repeated qualification', async () => {
    const faults = await faultsOf(async (form, { mobile }) => {
      const fileId = await makeFile(db, mobile, 'qualification')
      const paper = { kind: 'quality-system', number: 'QMS-1', fileId } as const
      form.qualifications = [
        { ...paper, validUntil: '2026-11-19' },
        { ...paper, validUntil: '2026-11-20' },
      ]
    })
    expect(faults).toEqual([
      expect.stringMatching(/^qualifications\[0\]\.validUntil：/),
      expect.stringMatching(/^qualifications\[1\]\.number：/),
    ])
  })

  it('for the mobile of a person with an account', async () => {
    const { ticket } = await makeApplicant(db, '13800000001')
    const form = await makeForm(db, '13800000001', { uscc: codeNumber(900) })
    const answer = await submit({ ticket, form })
    expect(answer.faults).toMatchObject([{ path: 'contact.mobile' }])
  })

  it('for a file of another person', async () => {
    const [mine, theirs] = [await fresh(), await fresh()]
    mine.form.company.licenceFileId = theirs.form.company.licenceFileId
    expect((await submit(mine)).code).toBe(codes.refused)
    const written = await db
      .selectFrom('settle_in_application')
      .select('id')
      .where('mobile', '=', mine.mobile)
      .execute()
    expect(written).toEqual([])
  })
})

describe('an application can be read only with its own mobile', () => {
  it('so that an invalid ticket, or one for another purpose, gives access to nothing', async () => {
    const { form } = await fresh()
    const { ticket } = await issueTicket(db, '13900009999', 'login')
    for (const wrong of ['x'.repeat(43), ticket]) {
      expect((await nobody.call(settleInProgress, { ticket: wrong })).code).toBe(codes.refused)
      expect((await nobody.call(applyToSettleIn, { ticket: wrong, ...form })).code).toBe(codes.refused)
    }
  })

  it("so that another mobile's application is answered like a missing one", async () => {
    const [mine, theirs] = [await fresh(), await fresh()]
    const { data } = await submit(theirs)
    const call = (id: string) =>
      nobody.call(resubmitSettleIn, { id, version: 1, ticket: mine.ticket, ...mine.form })
    expect(await call(data.id)).toEqual(await call('999999999'))
    const withdrawal = (uscc: string) => nobody.call(withdrawSettleIn, { uscc, ticket: mine.ticket })
    expect(await withdrawal(theirs.form.company.uscc)).toEqual(await withdrawal(codeNumber(999)))
    expect((await nobody.ok(settleInProgress, { ticket: mine.ticket })).list).toEqual([])
    expect((await nobody.ok(settleInProgress, { ticket: theirs.ticket })).list[0]!.status).toBe('submitted')
  })
})

it('with a limit for each address on calls of which operators are notified', async () => {
  const withdrawal = () => nobody.call(withdrawSettleIn, { uscc: codeNumber(998), ticket: 'x'.repeat(43) })
  await db.deleteFrom('rate_window').execute()
  for (let tries = 0; tries < budgets.stores.network.limit; tries += 1)
    expect((await withdrawal()).code).toBe(codes.refused)
  expect((await withdrawal()).code).toBe(codes.tooMany)
  const { data } = await submit(await fresh())
  expect(data).toMatchObject({ retryAfter: expect.any(Number) })
  await db.deleteFrom('rate_window').execute()
})

describe('correcting a returned application', () => {
  async function returned() {
    const applicant = await fresh()
    const { data } = await submit(applicant)
    await admin.ok(returnSettleIn, {
      id: data.id,
      version: 1,
      remarks: [{ path: 'bank.branch', message: '请写全称' }],
      reason: '请补正',
    })
    return { applicant, id: data.id }
  }
  const corrected = (form: SettleInForm): SettleInForm => ({
    ...form,
    bank: { ...form.bank, branch: '无锡新区支行营业部' },
  })

  it('shows the remarks, but not the reviewer', async () => {
    const { applicant } = await returned()
    const { list } = await nobody.ok(settleInProgress, { ticket: applicant.ticket })
    expect(list[0]).toMatchObject({
      status: 'returned',
      remarks: [{ path: 'bank.branch', message: '请写全称' }],
      reason: '请补正',
      actions: { allowed: ['resubmit', 'withdraw'], blocked: [] },
      history: [{ action: 'return', actor: '平台', reason: '请补正' }, { action: 'apply' }],
    })
  })

  it('submits it again, once', async () => {
    const { applicant, id } = await returned()
    const again = { id, version: 2, ticket: applicant.ticket, ...corrected(applicant.form) }
    const answers = await Promise.all([
      nobody.call(resubmitSettleIn, again),
      nobody.call(resubmitSettleIn, again),
    ])
    for (const { code, data } of answers) {
      expect(code).toBe(codes.success)
      expect(data).toMatchObject({ status: 'submitted', version: 3, remarks: [], reason: null })
      expect(data.history).toHaveLength(3)
    }
  })

  it('keeps the code', async () => {
    const { applicant, id } = await returned()
    applicant.form.company.uscc = codeNumber(777)
    const answer = await nobody.call(resubmitSettleIn, {
      id,
      version: 2,
      ticket: applicant.ticket,
      ...applicant.form,
    })
    expect(answer.data).toEqual([expect.stringContaining('不能更换统一社会信用代码')])
  })

  it('is refused while it is pending, with the state as text', async () => {
    const applicant = await fresh()
    const { data } = await submit(applicant)
    const answer = await nobody.call(resubmitSettleIn, {
      id: data.id,
      version: 1,
      ticket: applicant.ticket,
      ...corrected(applicant.form),
    })
    expect(answer).toMatchObject({ code: codes.conflict, msg: '当前状态为“待审核”，不能重新提交' })
  })

  it('releases files that are no longer used', async () => {
    const { applicant, id } = await returned()
    const licenceFileId = await makeFile(db, applicant.mobile, 'licence')
    const form = { ...applicant.form, company: { ...applicant.form.company, licenceFileId } }
    await nobody.ok(resubmitSettleIn, { id, version: 2, ticket: applicant.ticket, ...form })
    const references = await db
      .selectFrom('file_reference')
      .select('file_id')
      .where('kind', '=', 'settle-in')
      .where('record_id', '=', id)
      .execute()
    expect(references).toEqual([{ file_id: licenceFileId }])
  })

  it('can be replaced by withdrawing, which can be repeated', async () => {
    const { applicant } = await returned()
    const input = { uscc: applicant.form.company.uscc, ticket: applicant.ticket }
    expect((await nobody.ok(withdrawSettleIn, input)).status).toBe('withdrawn')
    const again = await nobody.ok(withdrawSettleIn, input)
    expect(again.history.filter(({ action }) => action === 'withdraw')).toHaveLength(1)
  })
})

describe('the options of the form', () => {
  it('contain provinces, banks and the qualifications each leaf requires', async () => {
    const options = await nobody.ok(settleInOptions, {})
    expect(options.regions).toContainEqual({ code: '320000', name: '江苏省' })
    expect(options.banks.length).toBeGreaterThan(20)
    expect(options.requiredKinds).toContainEqual({
      categoryId: await categoryId(db, '020101'),
      kinds: ['special-equipment'],
    })
    expect(options.requiredKinds.map((one) => one.categoryId)).not.toContain(await categoryId(db, '010101'))
  })

  it('contain names for the enumerations', async () => {
    const enumerations = await nobody.ok(settleInEnumerations, {})
    const roles = enumerations.find(({ name }) => name === 'contactRole')!
    expect(roles.values).toContainEqual({ value: 'legal-person', label: '法定代表人' })
  })
})
