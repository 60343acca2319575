/** What whoever proves a mobile reads, signed in or not: pages take this without the words of signing in. */

/** A code by SMS: the field, and what stands around it. */
export const smsCodeWords = {
  mobile: '手机号',
  mobileMissing: '请输入手机号',
  mobileMalformed: '请输入 11 位手机号',
  code: '短信验证码',
  codeMissing: '请输入短信验证码',
  codeMalformed: (digits: number) => `验证码为 ${digits} 位数字`,
  send: '获取验证码',
  sending: '正在发送……',
  again: '重新获取',
  againIn: (seconds: number) => `${seconds} 秒后可重发`,
  /** whether or not the mobile is known: nobody is told */
  sent: (mobile: string, minutes: number) => `验证码已发往 ${mobile}，${minutes} 分钟内有效。`,
  notCome: '没有收到时，请确认这是账号绑定的手机号。',
} as const

/** Too many wrong guesses; how long no more are taken. */
export const lockRefusals = {
  'session.locked': (p: { minutes: number }) => `密码错误次数过多，请 ${p.minutes} 分钟后再试`,
  'session.codeLocked': (p: { minutes: number }) => `验证码错误次数过多，请 ${p.minutes} 分钟后再试`,
} as const

/** a lock that has just run out */
export const lockOver = '锁定已解除，可以重新登录'
