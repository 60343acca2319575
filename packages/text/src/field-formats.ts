/** Formats that pages without schemas tell as well: the gateway's sentences and theirs are the same. */
export const fieldFormats = {
  personName: '应为中文或英文姓名',
  bankAccount: '应为 8 至 32 位数字的银行账号',
  email: '应为邮箱地址',
} as const
