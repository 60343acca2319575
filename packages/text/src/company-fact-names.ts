/** The names of what is registered of a company, wherever it is entered, shown, recorded or refused. */
export const companyFactNames = {
  uscc: '统一社会信用代码',
  legalPerson: '法定代表人',
  registeredOn: '成立日期',
  registeredCapital: '注册资本',
  regionCode: '所在地区',
  address: '详细地址',
  businessScope: '经营范围',
  licenceFileId: '营业执照',
  bank: '对公账户',
  bankName: '开户银行',
  bankBranch: '开户支行',
  bankAccount: '银行账号',
  qualifications: '资质证书',
} as const
