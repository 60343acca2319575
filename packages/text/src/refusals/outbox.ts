/** Why something that was given up is not sent again. */
export const outboxRefusals = {
  'outbox.notGivenUp': '只有已放弃的记录才能重新发送',
  'outbox.useless': '内容已过期，请对方重新获取',
  'outbox.emptied': '内容已清除，请对方重新获取',
} as const
