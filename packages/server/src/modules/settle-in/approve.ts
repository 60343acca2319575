import { randomBytes } from 'node:crypto'
import { ownerPost } from '@bdr/contract/access'
import { merchantMachine } from '@bdr/contract/merchants/machine'
import { accountKey } from '@bdr/contract/staff/model'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict } from '../../platform/errors.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import type { CompanyRegistry } from '../corporate-info/registry.ts'
import { referTo } from '../files/refer.ts'
import { hashPassword } from '../session/passwords.ts'
import { queueSms } from '../sms/send.ts'
import { createStaff } from '../staff/create.ts'
import { existingLogins } from '../staff/queries.ts'
import { findingsOf, reviewFacts } from './findings.ts'
import type { ApplicationRow } from './queries.ts'
import { lockVersion, record } from './review.ts'
import { settleInGuards, settleInLifecycle } from './rules.ts'

/**
 * Admits a company: creates the merchant with its qualifications, the account of its first owner, and the SMS that
 * announces it, or nothing at all.
 */
export async function approveApplication(
  tx: Executor,
  review: Change,
  registry: CompanyRegistry,
  input: RecordVersion & { today: string },
): Promise<void> {
  const application = await lockVersion(tx, input)
  const findings = findingsOf(application, await reviewFacts(tx, registry, application, input.today))
  const changes = await transition(tx, settleInLifecycle, review.viewer, [
    {
      id: application.id,
      from: application.status,
      action: 'approve',
      blocked: settleInGuards.approve({ findings, checklist: application.checklist }),
    },
  ])
  const merchant = await insertMerchant(tx, application)
  await insertParts(tx, merchant.id, application)
  await insertOwner(tx, merchant, application)
  await tx
    .updateTable('settle_in_application')
    .set({ merchant_id: merchant.id })
    .where('id', '=', application.id)
    .execute()
  await appendHistory(tx, 'merchant', review.viewer, [
    { id: merchant.id, action: 'settle-in', to: merchantMachine.initial, about: application.application_no },
  ])
  await queueSms(tx, {
    mobile: application.mobile,
    template: 'settle-in-approved',
    params: { company: application.company_name },
  })
  await record(
    tx,
    review,
    'approve',
    { ...application, merchant_id: merchant.id },
    { changes, detail: { merchant: merchant.code } },
  )
}

const nextCode = sql<string>`'M' || nextval('merchant_number')`

async function insertMerchant(tx: Executor, { form }: ApplicationRow): Promise<{ id: string; code: string }> {
  const { company, bank } = form
  const written = await tx
    .insertInto('merchant')
    .values({
      code: nextCode,
      name: company.name,
      uscc: company.uscc,
      legal_person: company.legalPerson,
      registered_on: company.registeredOn,
      registered_capital: company.registeredCapital,
      business_scope: company.businessScope,
      region_code: company.regionCode,
      address: company.address,
      licence_file_id: company.licenceFileId,
      bank_name: bank.name,
      bank_branch: bank.branch,
      bank_account: bank.account,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst()
  // the findings found neither its code nor its name: another approval was faster
  if (!written) throw conflict('record.changed')
  return written
}

/** Creates the merchant's multiple records, and makes the merchant the owner of their files. */
async function insertParts(tx: Executor, merchantId: string, application: ApplicationRow): Promise<void> {
  const { form, mobile } = application
  await tx
    .insertInto('merchant_category')
    .values(form.categoryIds.map((category_id) => ({ merchant_id: merchantId, category_id })))
    .execute()
  await tx
    .insertInto('merchant_contact')
    .values({
      merchant_id: merchantId,
      name: form.contact.name,
      role: form.contact.role,
      mobile,
      email: form.contact.email,
    })
    .execute()
  if (form.qualifications.length > 0)
    await tx
      .insertInto('qualification')
      .values(
        form.qualifications.map(({ kind, number, validUntil, fileId }) => ({
          merchant_id: merchantId,
          kind,
          number,
          valid_until: validUntil,
          file_id: fileId,
        })),
      )
      .execute()
  const use = { kind: 'merchant', recordId: merchantId }
  await referTo(tx, { mobile }, [form.company.licenceFileId], { ...use, purpose: 'licence' })
  const papers = form.qualifications.map((paper) => paper.fileId)
  await referTo(tx, { mobile }, papers, { ...use, purpose: 'qualification' })
}

/** Creates the owner with an unknown password; the SMS explains how to set the first one. */
async function insertOwner(
  tx: Executor,
  merchant: { id: string; code: string },
  { form: { contact }, mobile }: ApplicationRow,
): Promise<void> {
  await createStaff(tx, {
    merchantId: merchant.id,
    name: contact.name,
    account: await freeAccount(tx, merchant.code.toLowerCase()),
    mobile,
    email: contact.email,
    basePost: ownerPost,
    postId: null,
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    mustChangePassword: false,
  })
}

/** More further accounts than have ever been taken. */
const furtherAccounts = 100

/** The merchant's code as account, or if somebody already has it, the first free one after it. */
async function freeAccount(tx: Executor, code: string): Promise<string> {
  const further = Array.from({ length: furtherAccounts }, (_, index) =>
    index === 0 ? '' : String(index + 1),
  )
  const accounts = [code, ...further.map((number) => `${code}.owner${number}`)]
  const taken = await existingLogins(tx, { accounts, mobiles: [] })
  const keys = new Set(taken.map(({ account }) => accountKey(account)))
  return accounts.find((account) => !keys.has(account)) ?? accounts[0]!
}
