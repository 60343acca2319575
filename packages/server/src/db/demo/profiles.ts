import { referTo } from '../../modules/files/refer.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { storeSpecimen, licenceOf, paperOf } from './demo-files.ts'
import type { DemoMerchant } from './people.ts'
import { dayIn, type DemoStage } from './stage.ts'

/** The demo's merchants are older than the settle-in process: this writes what an approval would have written. */
export async function seedProfiles(tx: Executor, stage: DemoStage): Promise<void> {
  for (const profile of stage.merchants) await seedProfile(tx, stage, profile)
}

async function seedProfile(
  tx: Executor,
  { merchantIds, byAccount, clock, store }: DemoStage,
  profile: DemoMerchant,
): Promise<void> {
  const { company, bank, contact } = profile
  const merchantId = merchantIds.get(profile.code)!
  const uploader = byAccount.get(profile.owner)!
  const keep = (purpose: 'licence' | 'qualification', paper: ReturnType<typeof licenceOf>) =>
    storeSpecimen(tx, store, { ...uploader, mobile: null }, purpose, paper)
  const licence = await keep('licence', licenceOf(company))
  await tx
    .updateTable('merchant')
    .set({
      short_name: profile.shortName,
      introduction: profile.introduction,
      phone: profile.phone,
      legal_person: company.legalPerson,
      registered_on: company.registeredOn,
      registered_capital: company.registeredCapital,
      business_scope: company.businessScope,
      region_code: company.regionCode,
      address: company.address,
      licence_file_id: licence,
      bank_name: bank.name,
      bank_branch: bank.branch,
      bank_account: bank.account,
    })
    .where('id', '=', merchantId)
    .execute()
  await tx
    .insertInto('merchant_category')
    .columns(['merchant_id', 'category_id'])
    .expression((eb) =>
      eb
        .selectFrom('category')
        .select((of) => [of.val(merchantId).as('merchant_id'), 'category.id as category_id'])
        .where('code', 'in', profile.categories),
    )
    .execute()
  await tx
    .insertInto('merchant_contact')
    .values({ merchant_id: merchantId, role: 'sales', ...contact })
    .execute()
  await tx
    .insertInto('merchant_address')
    .values({
      merchant_id: merchantId,
      label: profile.dispatchFrom,
      region_code: company.regionCode,
      address: company.address,
      contact_name: contact.name,
      contact_phone: contact.mobile,
      is_default: true,
    })
    .execute()
  const fileIds: string[] = []
  for (const paper of profile.papers) {
    const fileId = await keep('qualification', paperOf(company, paper, clock))
    fileIds.push(fileId)
    await tx
      .insertInto('qualification')
      .values({
        merchant_id: merchantId,
        kind: paper.kind,
        number: paper.number,
        valid_until: paper.endsInDays === null ? null : dayIn(clock.now(), paper.endsInDays),
        file_id: fileId,
      })
      .execute()
  }
  const owner = { staffId: uploader.staffId }
  const use = { kind: 'merchant', recordId: merchantId }
  await referTo(tx, owner, [licence], { ...use, purpose: 'licence' })
  await referTo(tx, owner, fileIds, { ...use, purpose: 'qualification' })
}
