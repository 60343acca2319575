import { readAuditLog } from '@bdr/contract/audit/calls'
import { readCompanyFacts, saveCompanyFacts } from '@bdr/contract/content/calls'
import { companyFactNames, type CompanyFacts } from '@bdr/contract/content/company-facts'
import { codes } from '@bdr/contract/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../../platform/env.ts'
import { callerAt, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { siteOf } from '../site/site.ts'

let world: TestWorld
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
})
afterAll(() => world.close())

const nothing = Object.fromEntries(companyFactNames.map((name) => [name, null])) as CompanyFacts
const company = { ...nothing, legalName: '班德瑞物料有限公司（示例）', phone: '021-00000000' }

it('every fact has an entry in the file with its purpose', async () => {
  const { facts, version } = await admin.ok(readCompanyFacts, {})
  expect(version).toBe(0)
  expect(facts.map(({ name }) => name)).toEqual([...companyFactNames])
  for (const { label, usedFor } of facts) expect([label, usedFor]).not.toContain('')
})

it('facts entered by an operator are on the website at once and in the log by field, and nobody else can change them', async () => {
  const site = siteOf({
    ...world,
    clock: testClock,
    env: readEnv({ NODE_ENV: 'test', FILING_NUMBER: '苏ICP备1号' }),
  })
  const shown = async () => {
    const { frame } = await site({ viewer: null, preview: false, caller: callerAt('192.0.2.1') })
    return Object.fromEntries(frame.facts.map(({ name, value, isExample }) => [name, [value, isExample]]))
  }
  expect(await shown()).toMatchObject({
    legalName: [null, false],
    serviceHours: [expect.any(String), true],
    filingNumber: ['苏ICP备1号', false],
  })
  const { version } = await admin.ok(saveCompanyFacts, { version: 0, facts: company })
  expect(await shown()).toMatchObject({
    legalName: [company.legalName, false],
    phone: [company.phone, false],
  })
  const { list } = await admin.ok(readAuditLog, { action: 'content.facts' })
  expect(list[0]!.changes).toMatchObject([
    { field: 'legalName', part: null, before: null, after: company.legalName },
    { field: 'phone', part: null, before: null, after: company.phone },
  ])
  // cleared facts revert to the example and the setting, and a concurrent change is detected
  const taken = await admin.ok(saveCompanyFacts, { version, facts: { ...company, phone: null } })
  expect(taken.version).toBeGreaterThan(version)
  expect(await shown()).toMatchObject({ phone: [null, false] })
  expect((await admin.call(saveCompanyFacts, { version, facts: company })).code).toBe(codes.conflict)
  const owner = await world.as('owner')
  expect((await owner.call(saveCompanyFacts, { version: taken.version, facts: company })).code).toBe(
    codes.noPermission,
  )
})

it('invalid facts are refused at their field', async () => {
  const { version } = await admin.ok(readCompanyFacts, {})
  const facts = {
    ...nothing,
    uscc: '91320282MA1XK7Q290',
    email: 'nobody',
    publicAccountUrl: 'javascript:alert(1)',
  }
  const { faults } = await admin.send(saveCompanyFacts, { version, facts })
  expect(faults.map(({ path }) => path)).toEqual(['facts.uscc', 'facts.email', 'facts.publicAccountUrl'])
})
