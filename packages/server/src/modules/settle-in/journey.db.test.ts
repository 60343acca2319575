import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadFile } from '@bdr/contract/files/calls'
import { forgetPassword, login, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { applyToSettleIn } from '@bdr/contract/settle-in/calls'
import { checklistItems } from '@bdr/contract/settle-in/model'
import { approveSettleIn, tickChecklist } from '@bdr/contract/settle-in/review-calls'
import { sendSms, validateSmsCode } from '@bdr/contract/sms/calls'
import type { SmsType } from '@bdr/contract/sms/model'
import { clientOf, testWorld, type TestWorld } from '../../test/app.ts'
import { picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import { categoryId, makeForm } from './test/applicant.ts'

/** A new company applies, is reviewed and signs in, without direct changes of the database. */
let world: TestWorld
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

const mobile = '13666660001'

async function ticketFor(type: SmsType): Promise<string> {
  const nobody = await world.as(null)
  await nobody.ok(sendSms, { mobile, type })
  const sms = (await world.sentSms()).findLast((one) => one.mobile === mobile && 'code' in one.params)!
  const { code } = sms.params as { code: string }
  return (await nobody.ok(validateSmsCode, { mobile, type, code })).ticket
}

const uploadAs = async (purpose: 'licence' | 'qualification', ticket: string): Promise<string> => {
  const bytes = await picture(600, 400).png().toBuffer()
  const { code, data } = await upload(world.app, uploadFile, { name: '执照.png', bytes }, { purpose, ticket })
  expect(code).toBe('00000')
  return data.id
}

it('settles in from the SMS code to the first sign-in', async () => {
  const nobody = await world.as(null)
  const admin = await world.as('admin')
  const db = world.database.kysely

  const ticket = await ticketFor('settle-in')
  const form = await makeForm(db, mobile, { licenceFileId: await uploadAs('licence', ticket) })
  form.categoryIds = [await categoryId(db, '020101')]
  form.qualifications = [
    {
      kind: 'special-equipment',
      number: 'TS2710-2030',
      validUntil: '2030-06-30',
      fileId: await uploadAs('qualification', ticket),
    },
  ]
  const applied = await nobody.ok(applyToSettleIn, { ticket, ...form })
  for (const { url } of applied.files) expect((await world.app.inject({ url })).statusCode).toBe(200)

  const { id } = applied
  const examined = await admin.ok(tickChecklist, { id, version: 1, checklist: [...checklistItems] })
  const approved = await admin.ok(approveSettleIn, { id, version: examined.version })
  const sent = (await world.sentSms()).findLast((sms) => sms.mobile === mobile)!
  expect(sent.template).toBe('settle-in-approved')

  const newPassword = 'Heng-Gu#2026'
  await nobody.ok(forgetPassword, { mobile, ticket: await ticketFor('forget-password'), newPassword })
  for (const principal of [mobile, approved.merchant!.code.toLowerCase()]) {
    const session = await nobody.ok(login, { principal, credentials: newPassword, sysType: loginSysType })
    const owner = clientOf(world.app, 'accessToken' in session ? session.accessToken : null)
    expect(await owner.ok(readUserInfo, {})).toMatchObject({
      name: form.contact.name,
      mobile,
      postIds: [98],
      introduction: { merchant: { code: approved.merchant!.code, name: form.company.name } },
    })
  }
})
