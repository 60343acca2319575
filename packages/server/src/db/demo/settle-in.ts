import { agreementVersion } from '@bdr/contract/settle-in/agreement'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import { checklistItems } from '@bdr/contract/settle-in/model'
import { sql } from 'kysely'
import { tableRegistry } from '../../modules/corporate-info/registry.ts'
import { changeMerchantStatus } from '../../modules/merchants/freeze.ts'
import { apply, withdraw } from '../../modules/settle-in/apply.ts'
import { approveApplication } from '../../modules/settle-in/approve.ts'
import { refuseApplication, returnApplication, tickChecklist } from '../../modules/settle-in/review.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { demoApplications, type DemoApplication } from './applications.ts'
import { demoCompanies } from './companies.ts'
import { storeSpecimen, licenceOf, paperOf } from './demo-files.ts'
import { seedProfiles } from './profiles.ts'
import { caller, setStoryTime, dayIn, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/**
 * Fills the register, completes the demo's merchants, and creates applications with the product's own functions, so
 * that every state has a realistic history.
 */
export async function seedSettleIns(tx: Executor, stage: DemoStage): Promise<void> {
  await seedRegister(tx)
  await seedProfiles(tx, stage)
  const applications = demoApplications()
  for (const [place, application] of applications.entries())
    await seedApplication(tx, stage, application, place)
  // SMS of the demo's past must not be sent
  await tx
    .updateTable('outbox')
    .set({ done_at: sql<string>`now()` })
    .where(
      'recipient',
      'in',
      applications.map(({ mobile }) => mobile),
    )
    .execute()
}

const seedRegister = (tx: Executor) =>
  tx
    .insertInto('registered_company')
    .values(
      Object.values(demoCompanies).map((company) => ({
        uscc: company.uscc,
        name: company.name,
        legal_person: company.legalPerson,
        registered_on: company.registeredOn,
        registered_capital: company.registeredCapital,
        region_code: company.regionCode,
        address: company.address,
        business_scope: company.businessScope,
        standing: company.standing,
      })),
    )
    .execute()

async function seedApplication(
  tx: Executor,
  stage: DemoStage,
  application: DemoApplication,
  place: number,
): Promise<void> {
  const { clock, operator } = stage
  const { outcome, mobile, company } = application
  const today = clock.today()
  const applicant = { mobile, caller, today }
  const review = { viewer: operator, caller }
  // an answer takes up to two working days; admitted companies are frozen only later
  const times = storyTimes(clock.now(), application.daysAgo, 500 + place, [0.7, 0.6, 6]).values()
  const happened = () => setStoryTime(tx, clock.now(), times.next().value!)
  const id = await apply(tx, applicant, await formOf(tx, stage, application))
  await happened()
  const examine = (checklist: readonly (typeof checklistItems)[number][]) =>
    tickChecklist(tx, review, { id, version: 1, checklist })
  switch (outcome.kind) {
    case 'submitted':
      if (outcome.ticked) await examine(outcome.ticked)
      break
    case 'returned':
      await returnApplication(tx, review, { id, version: 1, ...outcome })
      break
    case 'refused':
      await refuseApplication(tx, review, { id, version: 1, ...outcome })
      break
    case 'withdrawn':
      await withdraw(tx, applicant, company.uscc)
      break
    case 'approved':
      await examine(checklistItems)
      await happened()
      await approveApplication(tx, review, tableRegistry, { id, version: 2, today })
      if (outcome.frozen !== undefined) {
        await happened()
        await freeze(tx, review, company.uscc, outcome.frozen)
      }
  }
  await happened()
  await sql`
    update merchant set created_at = a.at
    from (select min(at) as at from history where kind = 'merchant' and record_id =
      (select merchant_id from settle_in_application where id = ${id})) as a
    where id = (select merchant_id from settle_in_application where id = ${id}) and a.at is not null`.execute(
    tx,
  )
}

async function formOf(
  tx: Executor,
  { clock, store }: DemoStage,
  { company, mobile, contact, bank, categories, papers }: DemoApplication,
): Promise<SettleInForm> {
  const uploader = { merchantId: null, staffId: null, mobile, post: null }
  const { standing: _standing, ...facts } = company
  const rows = await tx
    .selectFrom('category')
    .select('id')
    .where('code', 'in', categories)
    .orderBy('code')
    .execute()
  const qualifications: SettleInForm['qualifications'] = []
  for (const paper of papers)
    qualifications.push({
      kind: paper.kind,
      number: paper.number,
      validUntil: paper.endsInDays === null ? null : dayIn(clock.now(), paper.endsInDays),
      fileId: await storeSpecimen(tx, store, uploader, 'qualification', paperOf(company, paper, clock)),
    })
  return {
    company: {
      ...facts,
      licenceFileId: await storeSpecimen(tx, store, uploader, 'licence', licenceOf(company)),
    },
    bank,
    contact,
    categoryIds: rows.map((row) => row.id),
    qualifications,
    agreementVersion,
  }
}

async function freeze(
  tx: Executor,
  review: { viewer: Viewer; caller: typeof caller },
  uscc: string,
  reason: string,
): Promise<void> {
  const merchant = await tx
    .selectFrom('merchant')
    .select(['id', 'version'])
    .where('uscc', '=', uscc)
    .executeTakeFirstOrThrow()
  await changeMerchantStatus(tx, review, { ...merchant, reason }, 'freeze')
}
