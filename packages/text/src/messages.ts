import { markup } from './markup.ts'
import type { MessageType } from '@bdr/contract/messages/model'

/** The names of the calls' input fields, for messages about faults. */
export const messageInput = {
  onlyUnread: '只看未读',
  messageIds: '消息',
} as const

/** The subject of a notice's mail. */
export const noticeSubject = (title: string): string => `班德瑞商家平台：您有一条${title}通知`

const more = '查看详情'

const footer =
  '这是系统自动发送的邮件，请勿回复。如需调整接收方式，请登录商家平台，在“个人账号信息”中修改通知设置。'

/** `link`: the address of the record; null if there is nothing to open. */
interface NoticeMail {
  readonly link: string | null
}

export const mailText = ({ text, link }: NoticeMail & { text: string }): string =>
  [text, ...(link === null ? [] : [`${more}：${link}`]), `——\n${footer}`].join('\n\n')

/** The mail's text as HTML; `html` has already been sanitised. */
export const mailHtml = ({ html, link }: NoticeMail & { html: string }): string =>
  [
    '<!doctype html><html lang="zh-CN"><body>',
    `<div>${html}</div>`,
    link === null ? '' : markup`<p><a href="${link}">${more}</a></p>`,
    markup`<hr><p><small>${footer}</small></p></body></html>`,
  ].join('')

/** Words of the notices: the bell in the top bar and its drawer. */
export const noticesText = {
  title: '消息通知',
  /** accessible name of the bell */
  bell: (unread: number) => (unread === 0 ? '消息通知' : `消息通知，${unread} 条未读`),
  /** announced when the count changes */
  unread: (count: number) => (count === 0 ? '没有未读消息' : `${count} 条未读消息`),
  /** on the bell and the tabs, which have room for two digits */
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
