import type { MessageType } from '@bdr/contract/messages/model'

/** Words of the notices: the bell in the top bar and the drawer it opens. */
export const noticesText = {
  title: '消息通知',
  /** the bell's name */
  bell: (unread: number) => (unread === 0 ? '消息通知' : `消息通知，${unread} 条未读`),
  /** read out when the count changes */
  unread: (count: number) => (count === 0 ? '没有未读消息' : `${count} 条未读消息`),
  /** on the bell and the tabs, where there is room for two digits */
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  filter: '显示范围',
  showAll: '显示全部',
  onlyUnread: '只看未读',
  markAllRead: '全部标为已读',
  markRead: (position: number) => `把第 ${position} 条标为已读`,
  /** worded by the specification */
  marked: '已读成功',
  isUnread: '未读',
  empty: '暂无数据',
  loading: '正在读取消息',
} as const

export const messageTypeTitles: Readonly<Record<MessageType, string>> = {
  order: '订单',
  business: '商机',
  system: '系统',
}
