/** Descriptions of the calls and their group for the API's documentation. */
export const smsCalls = {
  sms: '短信验证码',
  'sms.send': '发送短信验证码',
  'sms.sendDashed': '发送短信验证码（另一种路径写法）',
  'sms.codeValidation': '以短信验证码换取凭据',
} as const

/** The names of the actions in the audit log. */
export const smsAudit = {
  'sms.refused': '短信验证码错误',
  'sms.guessed': '短信验证码被连续输错',
  'sms.limited': '短信验证码发送次数达到上限',
} as const
