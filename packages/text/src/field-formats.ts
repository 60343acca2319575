/**
 * Names of the formats that fields can have. Pages without schemas use them too, so that their messages equal the
 * gateway's.
 */
export const fieldFormats = {
  personName: '应为中文或英文姓名',
  bankAccount: '应为 8 至 32 位数字的银行账号',
  email: '应为邮箱地址',
} as const
