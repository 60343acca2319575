/** Why a code by SMS is not sent or not taken. */
export const smsRefusals = {
  'sms.tooSoon': (p: { seconds: number }) => `验证码已发送，请 ${p.seconds} 秒后再获取`,
  'sms.tooManyToday': (p: { limit: number }) => `该手机号 24 小时内最多获取 ${p.limit} 次验证码，请明天再试`,
  'sms.codeWrong': (p: { left: number }) => `验证码不正确，还可以试 ${p.left} 次`,
  /** never asked for, too old, used up: nobody is told which */
  'sms.codeInvalid': '验证码不正确或已失效，请重新获取',
  'sms.ticketInvalid': '手机验证已过期，请重新获取验证码',
} as const
