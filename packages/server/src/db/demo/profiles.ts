import type { SettleInForm } from '@bdr/contract/settle-in/form'
import { referTo } from '../../modules/files/refer.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { DemoPaper } from './applications.ts'
import { demoCompanies, type DemoCompany } from './companies.ts'
import { dayIn, keepSpecimen, licenceOf, paperOf } from './demo-files.ts'
import type { DemoStage } from './stage.ts'

interface DemoProfile {
  readonly merchantCode: string
  /** who brought the papers */
  readonly account: string
  readonly company: DemoCompany
  readonly shortName: string
  readonly introduction: string
  readonly phone: string
  readonly bank: SettleInForm['bank']
  /** codes of the catalogue */
  readonly categories: readonly string[]
  readonly papers: readonly DemoPaper[]
  readonly contact: { readonly name: string; readonly mobile: string; readonly email: string }
}

/** One of the papers soon ends, one just has: the page has something to say. */
const profiles: readonly DemoProfile[] = [
  {
    merchantCode: 'M1001',
    account: 'owner',
    company: demoCompanies.mingze,
    shortName: '明泽阀门',
    introduction: '生产闸阀、截止阀、蝶阀，供应密封件与紧固件，服务火电、水务与固废电厂的检修和技改。',
    phone: '0510-80000098',
    bank: { name: '中国工商银行', branch: '宜兴支行', account: '1103028009200000098' },
    categories: ['020101', '020201', '020402', '060101', '070101', '070303'],
    papers: [
      { kind: 'special-equipment', number: 'TS-SL-2732', endsInDays: 52 },
      { kind: 'quality-system', number: 'QMS-SL-0098', endsInDays: 500 },
    ],
    contact: { name: '顾晓岚', mobile: '13800000099', email: 'sales@example.com' },
  },
  {
    merchantCode: 'M1002',
    account: 'owner2',
    company: demoCompanies.chengyuan,
    shortName: '澄远轴承',
    introduction: '生产深沟球轴承与调心滚子轴承，提供轴承选型与失效分析。',
    phone: '0512-50000298',
    bank: { name: '中国建设银行', branch: '昆山周市支行', account: '32201986450000000298' },
    categories: ['010101', '010105', '010203'],
    papers: [{ kind: 'quality-system', number: 'QMS-SL-0298', endsInDays: -3 }],
    contact: { name: '陆澄远', mobile: '13800000298', email: 'chengyuan@example.com' },
  },
]

/** The demo's merchants were there before the settle-in: what an approval would have written of them. */
export async function seedProfiles(tx: Executor, stage: DemoStage): Promise<void> {
  for (const profile of profiles) await seedProfile(tx, stage, profile)
}

async function seedProfile(
  tx: Executor,
  { merchantIds, byAccount, clock, store }: DemoStage,
  profile: DemoProfile,
): Promise<void> {
  const { company, bank, contact } = profile
  const merchantId = merchantIds.get(profile.merchantCode)!
  const uploader = byAccount.get(profile.account)!
  const keep = (purpose: 'licence' | 'qualification', paper: ReturnType<typeof licenceOf>) =>
    keepSpecimen(tx, store, { ...uploader, mobile: null }, purpose, paper)
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
      label: '发货仓库',
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
        valid_until: paper.endsInDays === null ? null : dayIn(clock, paper.endsInDays),
        file_id: fileId,
      })
      .execute()
  }
  const owner = { staffId: uploader.staffId }
  const use = { kind: 'merchant', recordId: merchantId }
  await referTo(tx, owner, [licence], { ...use, purpose: 'licence' })
  await referTo(tx, owner, fileIds, { ...use, purpose: 'qualification' })
}
