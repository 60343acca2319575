import type { OutboxReason, OutboxState, OutboxTopic } from '@bdr/contract/outbox/model'
import type { SmsTemplate } from './sms.ts'

/** What leaves the house is called. */
export const outboxTopic: Readonly<Record<OutboxTopic, string>> = {
  sms: '短信',
  mail: '邮件',
  'file-removal': '文件清理',
  'content-due': '定时发布',
}

export const outboxState: Readonly<Record<OutboxState, string>> = {
  waiting: '待发送',
  failing: '重试中',
  'given-up': '已放弃',
  done: '已完成',
}

const ownReason: Readonly<Record<OutboxReason, string>> = {
  useless: '到期仍未发出',
  crashed: '处理时服务中断',
}

/** What the SMS carrier's codes mean; the others are shown as they are. */
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

/** What went wrong with a mail, by the first word; codes of the server follow it. */
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

/** Why something was not sent. */
export function outboxReason(reason: string): string {
  const own = (ownReason as Readonly<Record<string, string>>)[reason]
  const carrier = carrierReason[reason] ?? mailReason[reason.split(' ')[0]!]
  return own ?? (carrier === undefined ? reason : `${carrier}（${reason}）`)
}

/** Which message it was; what it said stays with its reader. */
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
  notice: '消息提醒',
}
