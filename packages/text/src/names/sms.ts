/** What its calls do, for the description of the API; by the calls' names and their group. */
export const smsCalls = {
  sms: '短信验证码',
  'sms.send': '发送短信验证码',
  'sms.sendDashed': '发送短信验证码（另一种路径写法）',
  'sms.codeValidation': '以短信验证码换取凭据',
} as const

/** What the audit log calls what was done. */
export const smsAudit = {
  'sms.refused': '短信验证码错误',
  'sms.guessed': '短信验证码被连续输错',
  'sms.limited': '短信验证码发送次数达到上限',
} as const
