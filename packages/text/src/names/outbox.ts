import type { OutboxState } from '@bdr/contract/outbox/model'

export const outboxState: Readonly<Record<OutboxState, string>> = {
  waiting: '待发送',
  failing: '重试中',
  'given-up': '已放弃',
  done: '已完成',
}

/** What its calls do, for the description of the API; by the calls' names and their group. */
export const outboxCalls = {
  outbox: '发送记录',
  'outbox.list': '短信、邮件等的发送记录（平台）',
  'outbox.retry': '重新发送已放弃的记录（平台）',
} as const

/** What the audit log calls what was done. */
export const outboxAudit = {
  'outbox.retry': '重新发送',
} as const

/** What its pages are called. */
export const outboxPages = {
  outbox: '发送记录',
} as const

/** What a post may do, as a person would read it. */
export const outboxPermissions = {
  'outbox:view': '查看短信与邮件的发送情况',
} as const
