/** Descriptions of the calls and their group for the API's documentation. */
export const companyCalls = {
  'company.read': '本企业的资料、地址、联系人、资质与变更申请',
  'company.update': '修改企业简介、电话、网址与标志，立即生效',
  'company.saveAddresses': '保存企业地址（整体替换）',
  'company.saveContacts': '保存企业联系人（整体替换）',
  'company.requestChange': '申请变更审核过的资料，审核通过前原资料不变',
  'company.withdrawChange': '撤回资料变更申请',
} as const

/** The names of the actions in the audit log. */
export const companyAudit = {
  'company.update-profile': '修改企业资料',
  'company.update-addresses': '修改企业地址',
  'company.update-contacts': '修改企业联系人',
  'company.approve-change': '同意企业资料变更',
  'company.refuse-change': '不同意企业资料变更',
  'company.request-change': '申请变更企业资料',
  'company.withdraw-change': '撤回企业资料变更',
} as const

/** The titles of its pages. */
export const companyPages = {
  companyInfo: '企业信息',
} as const

/** The names of its permissions, for people. */
export const companyPermissions = {
  'company:view': '查看企业信息',
  'company:edit': '修改企业信息',
} as const
