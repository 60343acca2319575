/** Why a change of a company's facts is refused. */
export const companyRefusals = {
  'company.nothingChanged': '没有需要审核的变更',
  'company.changePending': '已有一份资料变更在审核中，请先撤回或等待审核完成',
  'company.changeOutdated': '提交后企业资料已发生变化，请退回由企业重新提交',
  'company.nameTaken': '已有同名企业',
  'company.regionUnknown': '请选择到区县',
  'company.severalDefaults': '只能有一个默认地址',
  'company.qualificationExpired': '有效期已过',
} as const
