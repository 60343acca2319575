import * as changeRequests from '@bdr/contract/change-requests/calls'
import * as company from '@bdr/contract/company/calls'
import * as merchants from '@bdr/contract/merchants/calls'
import { expect } from 'vitest'
import { not, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'
import { storedFile } from '../../../test/stored-file.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    merchant: {
      tolerance_mode: words('tolerance'),
      tolerance_share: words('tolerance'),
      name: value('name'),
      legal_person: value('legalPerson'),
      registered_on: value('registeredOn'),
      registered_capital: value('registeredCapital'),
      region_code: words('regionCode'),
      address: value('address'),
      business_scope: value('businessScope'),
      licence_file_id: value('licenceFileId'),
      bank_name: value('bankName'),
      bank_branch: value('bankBranch'),
      bank_account: value('bankAccount'),
      short_name: value('shortName'),
      introduction: value('introduction'),
      phone: value('phone'),
      website: value('website'),
      logo_file_id: value('logoFileId'),
      frozen: words('status'),
    },
    change_request: {
      decision_reason: not('the entry has the reason'),
      remarks: not('shown beside the reason, at their fields'),
    },
  },
  lists: {
    merchant_address: { field: 'addresses', of: 'merchant' },
    merchant_contact: { field: 'contacts', of: 'merchant' },
    qualification: { field: 'qualifications', of: 'merchant' },
  },
  async walk({ world, as, step, versionOf }) {
    const [owner, admin] = [await as('owner'), await as('admin')]
    const file = (purpose: 'logo' | 'licence' | 'qualification') =>
      storedFile(world.database.kysely, world.viewers.owner.staffId, purpose)
    const read = () => owner.ok(company.readCompany, {})
    let mine = await read()
    const profile = { shortName: '明泽', introduction: '阀门', phone: '0510-1', website: null }
    mine = await step(owner, company.updateCompany, {
      version: mine.version,
      ...profile,
      logoFileId: await file('logo'),
    })
    mine = await step(owner, company.updateCompany, {
      version: mine.version,
      ...profile,
      shortName: null,
      logoFileId: null,
    })
    const address = { label: '工厂', regionCode: '320282', address: '茶泉路 18 号', isDefault: true }
    mine = await step(owner, company.saveCompanyAddresses, {
      version: mine.version,
      addresses: [{ ...address, contactName: '陈', contactPhone: '13700137003' }],
    })
    mine = await step(owner, company.saveCompanyContacts, {
      version: mine.version,
      contacts: [{ name: '陈', role: 'sales', mobile: '13700137003', phone: null, email: null }],
    })
    expect(JSON.stringify(mine.history)).not.toContain('13700137003')
    const facts = {
      name: '宜兴明泽阀门有限公司（示例）',
      legalPerson: '陈明',
      registeredOn: '2012-05-18',
      registeredCapital: '2000 万元人民币',
      regionCode: '320282',
      address: '环科园茶泉路 18 号',
      businessScope: '阀门制造、销售',
      licenceFileId: await file('licence'),
      bank: { name: '中国工商银行', branch: '宜兴支行', account: '1103020009200012345' },
      qualifications: [
        {
          kind: 'special-equipment' as const,
          number: 'TS2732-2028',
          validUntil: '2028-03-31',
          fileId: await file('qualification'),
        },
      ],
    }
    const ask = async () => {
      mine = await step(owner, company.requestCompanyChange, { version: mine.version, facts })
      return mine.changeRequests[0]!
    }
    let asked = await ask()
    mine = await step(owner, company.withdrawCompanyChange, { id: asked.id, version: asked.version })
    asked = await ask()
    await step(admin, changeRequests.refuseChangeRequest, {
      id: asked.id,
      version: asked.version,
      reason: '照片不清',
    })
    asked = await ask()
    await step(admin, changeRequests.approveChangeRequest, { id: asked.id, version: asked.version })
    mine = await read()
    expect(JSON.stringify(mine.history)).not.toContain('1103020009200012345')

    const { id } = world.bearings
    const reason = '资质过期'
    await step(admin, merchants.freezeMerchant, { id, version: await versionOf('merchant', id), reason })
    await step(admin, merchants.reinstateMerchant, { id, version: await versionOf('merchant', id), reason })
    await step(admin, merchants.setMerchantTolerance, {
      id,
      version: await versionOf('merchant', id),
      tolerance: { mode: 'warn', share: '0.05' },
    })
  },
}
