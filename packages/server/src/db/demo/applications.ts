import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import type { ChecklistItem } from '@bdr/contract/settle-in/model'
import type { Remark } from '@bdr/contract/settle-in/remarks'
import { demoCompanies, type DemoCompany } from './companies.ts'

export interface DemoPaper {
  readonly kind: QualificationKind
  readonly number: string
  /** days from today; null where it has no end */
  readonly endsInDays: number | null
}

/** How far an application has come. */
export type DemoOutcome =
  | { readonly kind: 'submitted'; readonly ticked?: readonly ChecklistItem[] }
  | { readonly kind: 'returned'; readonly reason: string; readonly remarks: readonly Remark[] }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'approved'; readonly frozen?: string }

export interface DemoApplication {
  readonly company: DemoCompany
  readonly mobile: string
  readonly contact: SettleInForm['contact']
  readonly bank: SettleInForm['bank']
  /** codes of the catalogue */
  readonly categories: readonly string[]
  readonly papers: readonly DemoPaper[]
  readonly daysAgo: number
  readonly outcome: DemoOutcome
}

const bank = (name: string, branch: string, account: string) => ({ name, branch, account })

/** Who applied, the oldest first: merchants' codes are given in this order. */
export const demoApplications: readonly DemoApplication[] = [
  {
    company: demoCompanies.huatai,
    mobile: '13800000311',
    contact: { name: '郭泰', role: 'legal-person', email: 'guo@example.com' },
    bank: bank('郑州银行', '金水支行', '1250220100000318'),
    categories: ['140101', '140102', '140203'],
    papers: [{ kind: 'quality-system', number: 'QMS-SL-0417', endsInDays: 210 }],
    daysAgo: 40,
    outcome: { kind: 'approved' },
  },
  {
    company: demoCompanies.tongda,
    mobile: '13800000312',
    contact: { name: '曹达', role: 'manager', email: null },
    bank: bank('中国农业银行', '如东支行', '1070 4501 0400 1236'),
    categories: ['060101', '060104', '060201'],
    papers: [],
    daysAgo: 33,
    outcome: { kind: 'approved', frozen: '连续两批到货与样品不符，整改期间暂停交易' },
  },
  {
    company: demoCompanies.guchuan,
    mobile: '13800000313',
    contact: { name: '贺川', role: 'legal-person', email: null },
    bank: bank('西安银行', '高新支行', '611301110000045678'),
    categories: ['180101', '180201'],
    papers: [],
    daysAgo: 12,
    outcome: { kind: 'refused', reason: '工商登记状态为“吊销”，不符合入驻条件' },
  },
  {
    company: demoCompanies.ruifeng,
    mobile: '13800000314',
    contact: { name: '罗丰', role: 'manager', email: 'luo@example.com' },
    bank: bank('成都银行', '锦江支行', '1001300000098765'),
    categories: ['070101', '070304'],
    papers: [],
    daysAgo: 9,
    outcome: { kind: 'withdrawn' },
  },
  {
    company: demoCompanies.luyuan,
    mobile: '13800000315',
    contact: { name: '林源', role: 'legal-person', email: null },
    bank: bank('宁波银行', '鄞州支行', '40010122000345678'),
    categories: ['120101', '120103', '120201', '120303'],
    papers: [
      { kind: 'hazardous-chemicals', number: '浙B安经字〔SL〕0028', endsInDays: 400 },
      { kind: 'hygiene-approval', number: '浙卫水字SL第0016号', endsInDays: 820 },
    ],
    daysAgo: 6,
    outcome: {
      kind: 'returned',
      reason: '证照不清，请按意见补正后重新提交',
      remarks: [
        { path: 'company.licenceFileId', message: '执照右下角登记机关印章不清，请重新拍摄' },
        { path: 'qualifications[0].number', message: '编号与证书不一致，请按证书填写' },
        { path: 'bank.branch', message: '请填写开户支行全称' },
      ],
    },
  },
  {
    company: demoCompanies.jingwei,
    mobile: '13800000316',
    contact: { name: '蒋维', role: 'manager', email: 'jiang@example.com' },
    bank: bank('江苏银行', '常州新北支行', '80600188000123456'),
    categories: ['050102', '050103', '050301', '050402'],
    papers: [
      { kind: 'type-approval', number: 'SL-2024F112-32', endsInDays: null },
      { kind: 'quality-system', number: 'QMS-SL-0922', endsInDays: 45 },
    ],
    daysAgo: 4,
    outcome: {
      kind: 'submitted',
      ticked: ['licence-readable', 'licence-matches-form', 'registry-agrees', 'bank-account-of-company'],
    },
  },
  {
    company: demoCompanies.xinli,
    mobile: '13800000317',
    contact: { name: '何新力', role: 'legal-person', email: null },
    bank: bank('徽商银行', '肥西支行', '1020901021000456789'),
    categories: ['080101', '080102', '080103'],
    papers: [],
    daysAgo: 2,
    outcome: { kind: 'submitted' },
  },
  {
    company: { ...demoCompanies.dunan, legalPerson: '孟平' },
    mobile: '13800000318',
    contact: { name: '孟平', role: 'sales', email: null },
    bank: bank('齐鲁银行', '张店支行', '86611711101421002345'),
    categories: ['110101', '110404', '110601'],
    papers: [{ kind: 'labour-protection', number: 'LA-SL-2023-0561', endsInDays: 300 }],
    daysAgo: 0,
    outcome: { kind: 'submitted' },
  },
]
