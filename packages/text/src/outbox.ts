import { markup } from './markup.ts'
import type { SmsTemplate } from './sms.ts'
import type { OutboxTopic, OutboxReason } from '@bdr/contract/outbox/model'

/** The names of the calls' input fields, for messages about faults. */
export const outboxInput = {
  recipient: '接收方',
  topic: '渠道',
} as const

/** The names of the outbox topics. */
export const outboxTopic: Readonly<Record<OutboxTopic, string>> = {
  sms: '短信',
  mail: '邮件',
  'file-removal': '文件清理',
  'content-due': '定时发布',
}

const ownReason: Readonly<Record<OutboxReason, string>> = {
  useless: '到期仍未发出',
  crashed: '处理时服务中断',
}

/** The meaning of the SMS carrier's codes; unknown codes are shown as they are. */
const carrierReason: Readonly<Record<string, string>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': '手机号无效',
  'isv.BUSINESS_LIMIT_CONTROL': '运营商限制了发送频率',
  'isv.DAY_LIMIT_CONTROL': '已达当日发送上限',
  'isv.AMOUNT_NOT_ENOUGH': '短信余额不足',
  'isv.SMS_TEMPLATE_ILLEGAL': '短信模板无效',
  'isv.SMS_SIGNATURE_ILLEGAL': '短信签名无效',
  'isv.BLACK_KEY_CONTROL_LIMIT': '内容含运营商禁用的词',
  'isp.SYSTEM_ERROR': '短信服务商系统错误',
  'fetch failed': '无法连接服务商',
}

/** The meaning of a mail's failure, by its first word, which the server's code may follow. */
const mailReason: Readonly<Record<string, string>> = {
  EENVELOPE: '邮件服务器拒绝了收件或发件地址',
  EMESSAGE: '邮件服务器拒绝了邮件内容',
  EAUTH: '邮件服务器不接受账号或密码',
  ETLS: '与邮件服务器的加密连接失败',
  EDNS: '找不到邮件服务器',
  ECONNECTION: '邮件服务器中断了连接',
  ESOCKET: '无法连接邮件服务器',
  ETIMEDOUT: '邮件服务器没有回应',
}

/** The text for the reason why something was not sent. */
export function outboxReason(reason: string): string {
  const own = (ownReason as Readonly<Record<string, string>>)[reason]
  const carrier = carrierReason[reason] ?? mailReason[reason.split(' ')[0]!]
  return own ?? (carrier === undefined ? reason : `${carrier}（${reason}）`)
}

/** The name of each SMS template. The content itself is never shown. */
export const smsTitle: Readonly<Record<SmsTemplate, string>> = {
  'code-login': '登录验证码',
  'code-forget-password': '重置密码验证码',
  'code-settle-in': '入驻验证码',
  'code-bind-mobile': '换绑手机验证码',
  'password-reset': '密码已重置',
  'mobile-changed': '手机号已更换',
  'settle-in-approved': '入驻通过',
  'settle-in-returned': '入驻退回修改',
  'settle-in-refused': '入驻未通过',
  'consultation-answered': '咨询有答复',
  'settle-in-invited': '邀请入驻',
  notice: '消息提醒',
}

/** Words of the page that lists sent SMS and mails. */
export const outboxList = {
  title: '发送记录',
  hint: '短信、邮件和文件清理由系统自动发送；没有成功的会自动重试，多次失败后放弃，可在这里重新发送。',
  recipient: '接收方',
  recipientFilter: '完整号码或末四位',
  message: '内容',
  state: '状态',
  topic: '类型',
  attempts: '次数',
  created: '创建时间',
  ended: '完成或下次时间',
  next: (time: string) => `下次 ${time}`,
  retry: '重新发送',
  retryOf: (message: string) => `重新发送：${message}`,
  retried: (count: number) => (count === 1 ? '已重新安排发送' : `已重新安排发送 ${count} 条`),
  cardLine: (attempts: number, time: string) => `${attempts} 次 · ${time}`,
  empty: { title: '还没有发送记录', hint: '验证码、通知等发出后会出现在这里' },
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const outboxExport = { name: '发送记录', reason: '没有成功的原因', endedAt: '结束时间' } as const

/** The notices as HTML; values from records are escaped. */
export const outboxNotices = {
  outboxGivenUp: (p: { what: string }) =>
    markup`有${p.what}多次发送失败，已放弃。请在“发送记录”中查看原因并处理。`,
}

/** Why something that was given up cannot be sent again. */
export const outboxRefusals = {
  'outbox.notGivenUp': '只有已放弃的记录才能重新发送',
  'outbox.useless': '内容已过期，请对方重新获取',
  'outbox.emptied': '内容已清除，请对方重新获取',
} as const
