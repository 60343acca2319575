import type { OutboxState } from '@bdr/contract/outbox/model'

export const outboxState: Readonly<Record<OutboxState, string>> = {
  waiting: '待发送',
  failing: '重试中',
  'given-up': '已放弃',
  done: '已完成',
}

/** Descriptions of the calls and their group for the API's documentation. */
export const outboxCalls = {
  outbox: '发送记录',
  'outbox.list': '短信、邮件等的发送记录（平台）',
  'outbox.retry': '重新发送已放弃的记录（平台）',
} as const

/** The names of the actions in the audit log. */
export const outboxAudit = {
  'outbox.retry': '重新发送',
} as const

/** The titles of its pages. */
export const outboxPages = {
  outbox: '发送记录',
} as const

/** The names of its permissions, for people. */
export const outboxPermissions = {
  'outbox:view': '查看短信与邮件的发送情况',
} as const
