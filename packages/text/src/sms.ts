import { markup, addressText } from './markup.ts'
import type { SmsType } from '@bdr/contract/sms/model'

/** The names of the calls' input fields, for messages about faults. */
export const smsInput = {
  code: '验证码',
} as const

const brand = '【班德瑞】'

interface CodeParams {
  code: string
  minutes: number
}

/** The purpose of a code, for the sentence that contains it. */
export const codeUses: Readonly<Record<SmsType, string>> = {
  login: '登录商家平台',
  'forget-password': '重置登录密码',
  'settle-in': '办理商家入驻',
  'bind-mobile': '更换绑定手机号',
}

const codeText =
  (type: SmsType) =>
  ({ code, minutes }: CodeParams) =>
    `${brand}您正在${codeUses[type]}，验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人，包括自称平台工作人员的人。`

/** All SMS. The carrier's template with the same meaning has the same parameters; its number is a setting. */
export const smsTemplates = {
  'code-login': codeText('login'),
  'code-forget-password': codeText('forget-password'),
  'code-settle-in': codeText('settle-in'),
  'code-bind-mobile': codeText('bind-mobile'),

  'password-reset': ({ account }: { account: string }) =>
    `${brand}账号 ${account} 的登录密码已通过短信验证重置，原有登录已全部退出。若非本人操作，请立即联系企业负责人或平台。`,
  'mobile-changed': ({ tail }: { tail: string }) =>
    `${brand}您的账号绑定手机号已更换为尾号 ${tail} 的手机。若非本人操作，请立即联系企业负责人或平台。`,

  'settle-in-approved': ({ company }: { company: string }) =>
    `${brand}${company}的入驻申请已通过。请用本手机号在登录页选“首次设置密码”，设好后登录商家平台。`,
  'settle-in-returned': ({ company, remarks }: { company: string; remarks: number }) =>
    `${brand}${company}的入驻申请被退回，有 ${remarks} 处需要修改。请在入驻页“查询进度”中修改后重新提交。`,
  'settle-in-refused': ({ company, reason }: { company: string; reason: string }) =>
    `${brand}${company}的入驻申请未通过。原因：${reason}`,

  'consultation-answered': ({ number }: { number: string }) =>
    `${brand}您的咨询 ${number} 有了答复。请在网站“咨询进度”页用编号和本手机号查看。`,

  'settle-in-invited': ({ number }: { number: string }) =>
    `${brand}感谢您的咨询 ${number}。如愿成为平台供应商，请用本手机号在网站“供应商入驻”页提交申请。`,

  notice: ({ title }: { title: string }) => `${brand}您有一条新的${title}通知，请登录商家平台查看。`,
} as const

export type SmsTemplate = keyof typeof smsTemplates

export type SmsParams<Template extends SmsTemplate> = Parameters<(typeof smsTemplates)[Template]>[0]

/** The notices as HTML; values from records are escaped. */
export const smsNotices = {
  /** somebody used all attempts for a code that was sent to this person's mobile */
  smsCodeGuessedAt: (p: { use: string; tries: number; address: string; place: string }) =>
    markup`有人连续 ${p.tries} 次输错发到您手机、用于${p.use}的验证码，该验证码已作废。来源地址：${addressText(p)}。若非本人操作，请勿把验证码告诉任何人。`,
}

/** Why an SMS code is not sent or not accepted. */
export const smsRefusals = {
  'sms.tooSoon': (p: { seconds: number }) => `验证码已发送，请 ${p.seconds} 秒后再获取`,
  'sms.tooManyToday': (p: { limit: number }) => `该手机号 24 小时内最多获取 ${p.limit} 次验证码，请明天再试`,
  'sms.codeWrong': (p: { left: number }) => `验证码不正确，还可以试 ${p.left} 次`,
  /** never requested, expired or used up; the message does not reveal which */
  'sms.codeInvalid': '验证码不正确或已失效，请重新获取',
  'sms.ticketInvalid': '手机验证已过期，请重新获取验证码',
} as const

/**
 * Words for proving a mobile, whether signed in or not. They are separate so that pages can use them without the words
 * of signing in.
 */

/** Words of the field for an SMS code. */
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
  resendIn: (seconds: number) => `${seconds} 秒后可重发`,
  /** the same whether or not an account has the mobile, so that this is not revealed */
  sent: (mobile: string, minutes: number) => `验证码已发往 ${mobile}，${minutes} 分钟内有效。`,
  notCome: '没有收到时，请确认这是账号绑定的手机号。',
} as const

/** Messages after too many wrong attempts, with the length of the lock. */
export const lockRefusals = {
  'session.locked': (p: { minutes: number }) => `密码错误次数过多，请 ${p.minutes} 分钟后再试`,
  'session.codeLocked': (p: { minutes: number }) => `验证码错误次数过多，请 ${p.minutes} 分钟后再试`,
} as const

/** shown when a lock has just ended */
export const lockOver = '锁定已解除，可以重新登录'
