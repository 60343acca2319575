/** Descriptions of the calls and their group for the API's documentation. */
export const messageCalls = {
  messages: '消息',
  'messages.list': '我的消息，附各类未读数',
  'messages.read': '把消息标为已读',
} as const
