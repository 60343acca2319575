import type { CompanyStanding } from '@bdr/contract/corporate-info/replies'
import type { ContactRole } from '@bdr/contract/settle-in/form'
import type { ChecklistItem } from '@bdr/contract/settle-in/model'

/** Who did it, where an applicant reads the timeline: reviewers are not named. */
export const platformActor = '平台'

export const contactRole: Readonly<Record<ContactRole, string>> = {
  'legal-person': '法定代表人',
  manager: '总经理',
  sales: '销售负责人',
  finance: '财务负责人',
  other: '其他授权经办人',
}

export const companyStanding: Readonly<Record<CompanyStanding, string>> = {
  active: '存续',
  revoked: '吊销',
  cancelled: '注销',
}

/** What a reviewer confirms, one tick each. */
export const checklistItem: Readonly<Record<ChecklistItem, string>> = {
  'licence-readable': '营业执照清晰、完整，未过营业期限',
  'licence-matches-form': '企业名称、统一社会信用代码、法定代表人与执照一致',
  'registry-agrees': '已与工商登记信息核对',
  'bank-account-of-company': '开户名与企业名称一致，为对公账户',
  'contact-reached': '已电话联系到经办人并确认其身份',
  'categories-within-scope': '所选类目在经营范围之内',
  'qualifications-genuine': '资质证书真实、有效，覆盖所选类目',
}

/** Names of the enumerations that the form's page reads. */
export const enumerationNames = [
  'settleInStatus',
  'contactRole',
  'qualificationKind',
  'companyStanding',
] as const

/** Banks a form suggests; any other may be written. */
export const banks: readonly string[] = [
  '中国工商银行',
  '中国农业银行',
  '中国银行',
  '中国建设银行',
  '交通银行',
  '中国邮政储蓄银行',
  '招商银行',
  '上海浦东发展银行',
  '中信银行',
  '中国光大银行',
  '华夏银行',
  '中国民生银行',
  '广发银行',
  '兴业银行',
  '平安银行',
  '浙商银行',
  '恒丰银行',
  '渤海银行',
  '北京银行',
  '上海银行',
  '江苏银行',
  '南京银行',
  '宁波银行',
  '杭州银行',
  '徽商银行',
  '苏州银行',
  '成都银行',
  '长沙银行',
  '重庆银行',
  '郑州银行',
  '青岛银行',
  '齐鲁银行',
  '西安银行',
  '贵阳银行',
  '重庆农村商业银行',
  '上海农村商业银行',
  '北京农村商业银行',
  '江苏江南农村商业银行',
  '无锡农村商业银行',
  '江苏常熟农村商业银行',
]

/** What an applicant agrees to, by the version the contract names. */
export const agreement = {
  title: '商家入驻协议',
  sections: [
    {
      heading: '一、入驻资格',
      body: '申请人是依法设立的企业，所填信息与提交的证照真实、完整、有效；发生变更时，自变更之日起十五日内在“企业信息”中更新。',
    },
    {
      heading: '二、审核',
      body: '平台依据提交的材料进行形式审核，可要求补正或说明。审核通过不代表平台对商家的产品作出担保。',
    },
    {
      heading: '三、账号',
      body: '审核通过后，平台以经办人手机号开通企业负责人账号。账号由企业自行管理，以账号所做的操作视为企业的行为。',
    },
    {
      heading: '四、交易与履约',
      body: '商家对报价、交期和质量承诺负责，按确认的订单交货并如实填写送货单。不得以平台名义对外承诺。',
    },
    {
      heading: '五、资质与合规',
      body: '经营需要许可或认证的产品时，应持有有效证书；证书到期未更新的，平台可停止相关类目的交易。',
    },
    {
      heading: '六、信息使用',
      body: '提交的信息用于审核、签约、履约与法定用途，平台不向无关第三方提供。采购方可看到与订单有关的企业信息。',
    },
    {
      heading: '七、冻结与退出',
      body: '材料虚假、严重违约或违法的，平台可冻结账号并说明理由。商家可在履行完未结订单后申请退出。',
    },
  ],
} as const
