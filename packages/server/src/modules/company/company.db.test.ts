import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAuditLog } from '@bdr/contract/audit/calls'
import * as reviews from '@bdr/contract/change-requests/calls'
import * as calls from '@bdr/contract/company/calls'
import type { ReviewedFacts } from '@bdr/contract/company/model'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { listMessages } from '@bdr/contract/messages/calls'
import { testClock, testWorld, type Client, type TestWorld, faultsIn } from '../../test/app.ts'
import { databaseKind } from '../../test/database.ts'
import { categoryId } from '../settle-in/test/applicant.ts'
import { expiryNotices, notifyExpiry } from './expiry.ts'

let world: TestWorld
let owner: Client
let admin: Client
let company: CompanyDetail

/** A stored file of the owner, as if uploaded. */
async function storedFile(purpose: 'licence' | 'qualification'): Promise<string> {
  const { id } = await world.database.kysely
    .insertInto('file')
    .values({
      key: `${purpose}-${Math.random()}`,
      purpose,
      name: '执照.jpg',
      media_type: 'image/jpeg',
      bytes: '1000',
      staff_id: world.viewers.owner.staffId,
      stored_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function factsOf(over: Partial<ReviewedFacts> = {}): Promise<ReviewedFacts> {
  return {
    name: '宜兴明泽阀门有限公司（示例）',
    legalPerson: '陈明',
    registeredOn: '2012-05-18',
    registeredCapital: '2000 万元人民币',
    regionCode: '320282',
    address: '环科园茶泉路 18 号',
    businessScope: '阀门制造、销售',
    licenceFileId: await storedFile('licence'),
    bank: { name: '中国工商银行', branch: '宜兴支行', account: '1103020009200012345' },
    qualifications: [
      {
        kind: 'special-equipment',
        number: 'TS2732-2028',
        validUntil: '2028-03-31',
        fileId: await storedFile('qualification'),
      },
    ],
    ...over,
  }
}

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  admin = await world.as('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('change_request').execute()
  company = await owner.ok(calls.readCompany, {})
})

const request = async (over?: Partial<ReviewedFacts>) => {
  const asked = await owner.ok(calls.requestCompanyChange, {
    version: company.version,
    facts: await factsOf(over),
  })
  return asked.changeRequests[0]!
}

describe("a company's unreviewed data", () => {
  it('changes at once, and is recorded in the timeline', async () => {
    const after = await owner.ok(calls.updateCompany, {
      version: company.version,
      shortName: '明泽阀门',
      introduction: '',
      phone: '0510-87000000',
      website: 'https://example.com',
      logoFileId: null,
    })
    expect(after).toMatchObject({ shortName: '明泽阀门', introduction: null, version: company.version + 1 })
    const changes = expect.arrayContaining([
      expect.objectContaining({ field: 'shortName', part: null, before: null, after: '明泽阀门' }),
    ])
    expect(after.history[0]).toMatchObject({ action: 'update-profile', actor: 'owner', changes })
    const { list } = await owner.ok(readAuditLog, { action: 'company.update-profile' })
    expect(list[0]).toMatchObject({ changes })
  })

  it('is not overwritten if somebody else has changed it', async () => {
    const input = { version: company.version, addresses: [] }
    await owner.ok(calls.saveCompanyAddresses, input)
    expect((await owner.call(calls.saveCompanyAddresses, input)).code).toBe('A06002')
  })

  it('has addresses in existing districts, one of which is the default', async () => {
    const one = {
      label: '工厂',
      regionCode: '320282',
      address: '茶泉路 18 号',
      contactName: '',
      contactPhone: '',
      isDefault: true,
    }
    const wrong = await owner.call(calls.saveCompanyAddresses, {
      version: company.version,
      addresses: [one, { ...one, label: '仓库', regionCode: '320000' }],
    })
    expect(wrong.code).toBe('A00002')
    expect(wrong.faults.map(({ path }) => path)).toContain('addresses[1].regionCode')
    const saved = await owner.ok(calls.saveCompanyAddresses, { version: company.version, addresses: [one] })
    expect(saved.addresses[0]).toMatchObject({ regionName: '江苏省无锡市宜兴市', contactName: null })
    const { list } = await owner.ok(readAuditLog, { action: 'company.update-addresses' })
    expect(list[0]!.changes).toMatchObject([
      { field: 'addresses', after: '工厂 江苏省无锡市宜兴市 茶泉路 18 号' },
    ])
  })

  it('can be changed by owners and read by sales', async () => {
    const sales = await world.as('sales')
    expect((await sales.ok(calls.readCompany, {})).mayEdit).toBe(false)
    const saved = await sales.send(calls.saveCompanyContacts, { version: 1, contacts: [] })
    expect(saved.code).toBe('A00003')
  })
})

describe("a company's reviewed data", () => {
  it('stays as it is until an operator approves the change, and then changes completely', async () => {
    const asked = await request()
    expect((await owner.ok(calls.readCompany, {})).facts.legalPerson).toBe(company.facts.legalPerson)
    const seen = await admin.ok(reviews.readChangeRequest, { id: asked.id })
    expect(seen.fields).toContain('bank')
    expect(seen.actions.allowed).toEqual(['approve', 'refuse'])
    await admin.ok(reviews.approveChangeRequest, { id: asked.id, version: seen.version })
    const after = await owner.ok(calls.readCompany, {})
    expect(after.facts).toEqual(seen.after)
    expect(after.qualifications[0]).toMatchObject({ state: 'valid', number: 'TS2732-2028' })
    expect(after.changeRequests[0]).toMatchObject({ status: 'approved' })
    const { list } = await owner.ok(listMessages, { type: 'system' })
    expect(list[0]!.content).toContain('已通过并生效')
  })

  it('is refused with a reason that the company sees', async () => {
    const asked = await request({ legalPerson: '陈新' })
    expect(asked.after.legalPerson).toBe('陈新')
    expect(asked.before).toEqual(company.facts)
    await admin.ok(reviews.refuseChangeRequest, {
      id: asked.id,
      version: asked.version,
      reason: '执照与法定代表人不符',
    })
    const after = await owner.ok(calls.readCompany, {})
    expect(after.changeRequests[0]).toMatchObject({
      status: 'refused',
      decisionReason: '执照与法定代表人不符',
    })
    expect(after.facts.legalPerson).not.toBe('陈新')
  })

  it('can be requested again by another owner with files that a colleague uploaded', async () => {
    const facts = await factsOf({ legalPerson: '陈同' })
    await world.database.kysely
      .updateTable('file')
      .set({ staff_id: world.viewers.sales.staffId })
      .where('id', '=', facts.licenceFileId)
      .execute()
    const asked = await owner.ok(calls.requestCompanyChange, { version: company.version, facts })
    await admin.ok(reviews.approveChangeRequest, {
      id: asked.changeRequests[0]!.id,
      version: asked.changeRequests[0]!.version,
    })
  })

  it('can have one open request, which the company can withdraw', async () => {
    const asked = await request({ legalPerson: '陈新' })
    const again = await owner.call(calls.requestCompanyChange, {
      version: company.version,
      facts: await factsOf({ legalPerson: '陈旧' }),
    })
    expect(again.msg).toContain('审核中')
    await owner.ok(calls.withdrawCompanyChange, { id: asked.id, version: asked.version })
    expect(
      (await admin.call(reviews.approveChangeRequest, { id: asked.id, version: asked.version + 1 })).code,
    ).toBe('A06002')
    await request({ legalPerson: '陈旧' })
  })

  it('is not overwritten if it has changed since the request', async () => {
    const asked = await request({ legalPerson: '陈新' })
    await world.database.kysely
      .updateTable('merchant')
      .set({ registered_capital: '3000 万元人民币' })
      .where('id', '=', world.valves.id)
      .execute()
    const answer = await admin.call(reviews.approveChangeRequest, { id: asked.id, version: asked.version })
    expect(answer).toMatchObject({ code: 'A06002' })
    expect(answer.msg).toContain('已发生变化')
  })

  it("requires the company's own files, valid qualifications, and at least one difference", async () => {
    const send = async (over: Partial<ReviewedFacts>) =>
      owner.call(calls.requestCompanyChange, { version: company.version, facts: await factsOf(over) })
    expect((await send({ licenceFileId: '999999' })).code).toBe('A00001')
    const paper = { kind: 'ccc' as const, number: '1', fileId: await storedFile('qualification') }
    const expired = await send({ qualifications: [{ ...paper, validUntil: '2026-11-19' }] })
    expect(expired.faults).toMatchObject([{ path: 'facts.qualifications[0].validUntil' }])
    expect((await send({ name: '昆山澄远轴承有限公司（示例）' })).code).toBe('A00002')
    const same = await owner.call(calls.requestCompanyChange, {
      version: company.version,
      facts: company.facts as ReviewedFacts,
    })
    expect(same.msg).toContain('没有需要审核的变更')
  })

  describe('must satisfy the rules of the settle-in', () => {
    const paper = async () => ({
      kind: 'special-equipment' as const,
      number: 'TS2732-2028',
      validUntil: '2028-03-31',
      fileId: await storedFile('qualification'),
    })
    const faultsOf = async (over: Partial<ReviewedFacts>) => {
      const facts = await factsOf(over)
      return faultsIn(await owner.call(calls.requestCompanyChange, { version: company.version, facts }))
    }
    const sells = async (code: string) =>
      world.database.kysely
        .insertInto('merchant_category')
        .values({ merchant_id: world.valves.id, category_id: await categoryId(world.database.kysely, code) })
        .execute()
    afterEach(() => world.database.kysely.deleteFrom('merchant_category').execute())

    it('refuses a founding date in the future, and repeated qualifications', async () => {
      expect(await faultsOf({ registeredOn: '2026-11-21' })).toEqual([
        'facts.registeredOn：成立日期不能晚于今天',
      ])
      expect(await faultsOf({ qualifications: [await paper(), await paper()] })).toEqual([
        'facts.qualifications[1].number：同一证书只需填写一次',
      ])
    })

    it('refuses to drop a qualification that its categories require', async () => {
      await sells('020101')
      expect(await faultsOf({ qualifications: [] })).toEqual([
        expect.stringMatching(/^facts\.qualifications：所选类目“.+”需要/),
      ])
      await request({ legalPerson: '陈有证' })
    })

    it('is not approved if a qualification has become missing', async () => {
      const { id, version } = await request({ legalPerson: '陈缺证', qualifications: [] })
      await sells('020101')
      const { actions } = await admin.ok(reviews.readChangeRequest, { id })
      expect(actions).toMatchObject({
        allowed: ['refuse'],
        blocked: [{ action: 'approve', reason: expect.stringContaining('需要') }],
      })
      expect((await admin.call(reviews.approveChangeRequest, { id, version })).code).toBe('A06002')
    })
  })

  it('is decided with an entry in the audit log, including the reason', async () => {
    const first = await request({ legalPerson: '陈一' })
    await admin.ok(reviews.refuseChangeRequest, { id: first.id, version: first.version, reason: '照片不清' })
    const second = await request({ legalPerson: '陈二' })
    await admin.ok(reviews.approveChangeRequest, { id: second.id, version: second.version })
    const { list } = await admin.ok(readAuditLog, { action: 'company.' })
    const [approved, , refused] = list
    const legalPerson = expect.objectContaining({ field: 'legalPerson', after: '陈二' })
    expect(approved).toMatchObject({
      title: '同意企业资料变更',
      changes: expect.arrayContaining([legalPerson]),
    })
    const { history } = await owner.ok(calls.readCompany, {})
    expect(history[0]).toMatchObject({
      action: 'apply-change',
      changes: expect.arrayContaining([legalPerson]),
    })
    expect(refused).toMatchObject({
      title: '不同意企业资料变更',
      detail: '原因：照片不清',
      changes: [expect.objectContaining({ field: 'status', after: '未通过' })],
    })
  })

  it('leaves a frozen merchant frozen in its timeline', async () => {
    const { id, version } = await request({ legalPerson: '陈冻' })
    const status = (to: 'active' | 'frozen') =>
      world.database.kysely
        .updateTable('merchant')
        .set({ status: to })
        .where('id', '=', world.valves.id)
        .execute()
    await status('frozen')
    await admin.ok(reviews.approveChangeRequest, { id, version })
    await status('active')
    expect((await owner.ok(calls.readCompany, {})).history[0]).toMatchObject({
      action: 'apply-change',
      to: 'frozen',
    })
  })

  it.runIf(databaseKind === 'postgres')('is decided only once by parallel decisions', async () => {
    const asked = await request({ legalPerson: '陈二' })
    const decision = { id: asked.id, version: asked.version }
    const answers = await Promise.all([
      admin.call(reviews.approveChangeRequest, decision),
      admin.call(reviews.refuseChangeRequest, { ...decision, reason: '不符' }),
      owner.call(calls.withdrawCompanyChange, decision),
    ])
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
  })
})

it('shows the company the files of its requests', async () => {
  const licenceFileId = await storedFile('licence')
  await request({ licenceFileId })
  const { files, regions, status } = await owner.ok(calls.readCompany, {})
  expect(files.map(({ id }) => id)).toContain(licenceFileId)
  expect(regions).toContainEqual({ code: '320282', name: '江苏省无锡市宜兴市' })
  expect(status).toBe('active')
})

describe('an expiring qualification', () => {
  it('is announced by the hourly task', async () => {
    const task = expiryNotices(world.database, world.bus, testClock)
    expect(task.everySeconds).toBe(3_600)
    await world.database.kysely.deleteFrom('qualification').execute()
    await world.database.kysely
      .insertInto('qualification')
      .values({
        merchant_id: world.valves.id,
        kind: 'ccc',
        number: 'CCC-6',
        valid_until: '2026-11-22',
        file_id: await storedFile('qualification'),
      })
      .execute()
    await task.run()
    const { list } = await owner.ok(listMessages, { type: 'system' })
    expect(list[0]!.content).toContain('CCC-6')
  })

  it('is announced once for each of 60, 30 and 7 days', async () => {
    await world.database.kysely.deleteFrom('qualification').execute()
    await world.database.kysely
      .insertInto('qualification')
      .values({
        merchant_id: world.valves.id,
        kind: 'ccc',
        number: 'CCC-7',
        valid_until: '2027-01-19',
        file_id: await storedFile('qualification'),
      })
      .execute()
    const notifyOn = (today: string) =>
      notifyExpiry(world.database, world.bus, {
        now: () => new Date(`${today}T04:00:00Z`),
        today: () => today,
      })
    expect(await notifyOn('2026-11-19')).toBe(0)
    expect(await notifyOn('2026-11-20')).toBe(1)
    expect(await notifyOn('2026-11-20')).toBe(0)
    expect(await notifyOn('2026-12-20')).toBe(1)
    expect(await notifyOn('2027-01-15')).toBe(1)
    expect(await notifyOn('2027-02-01')).toBe(0)
    const { list } = await owner.ok(listMessages, { type: 'system' })
    expect(list[0]!.content).toContain('CCC-7')
  })
})
