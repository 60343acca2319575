/** What its calls do, for the description of the API; by the calls' names and their group. */
export const messageCalls = {
  messages: '消息',
  'messages.list': '我的消息，附各类未读数',
  'messages.read': '把消息标为已读',
} as const
