import type { AudienceKind } from '@bdr/contract/announcements/model'
import { markup } from './markup.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const announcementChanges = {
  title: '标题',
  body: { label: '正文', kind: 'size' },
  audience: '对象',
  showUntil: { label: '展示到', kind: 'instant' },
  publishAt: { label: '发布时间', kind: 'instant' },
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const announcementInput = {
  onlyUnread: '只看未读',
  audience: '对象',
  to: '对象',
  merchantIds: '商家',
  posts: '岗位',
  showUntil: '展示到',
  noticeIds: '公告',
} as const

export const announcementFields = {
  title: '标题',
  body: '正文',
  audience: '发给',
  merchants: '商家',
  posts: '岗位',
  showUntil: '展示到',
  status: '状态',
  showFrom: '发布时间',
  read: '已读',
  updatedAt: '最后修改',
} as const

export const audienceLabels: Readonly<Record<AudienceKind, { label: string; about: string }>> = {
  all: { label: '全部商家', about: '所有商家的所有人员' },
  merchants: { label: '指定商家', about: '只有选中的商家能看到' },
  posts: { label: '指定岗位', about: '所有商家中基于这些岗位的人员' },
}

/** A short text for the people it is addressed to. */
export const audienceText = (p: {
  audience: AudienceKind
  merchantCount: number
  posts: readonly string[]
}) => {
  if (p.audience === 'merchants') return `${p.merchantCount} 家商家`
  return p.audience === 'posts' ? p.posts.join('、') : audienceLabels.all.label
}

export const announcementList = {
  title: '平台公告',
  hint: '发布后出现在对象的首页，并推送到他们的消息通知。',
  create: '写公告',
  keyword: '标题',
  read: (count: number) => `${count} 人已读`,
  from: (time: string) => `${time} 起`,
  until: (time: string) => `至 ${time}`,
  notYet: '未发布',
  empty: { title: '还没有公告', hint: '写一条，选好对象，可以立即发布，也可以定时' },
  exportTitle: '平台公告',
} as const

export const announcementDetail = {
  sections: { reading: '阅读情况', preview: '商家看到的样子', audience: '对象' },
  edit: '修改',
  copy: '复制为新公告',
  readOf: (read: number, all: number) => `${read} / ${all} 人已读`,
  progress: '已读比例',
  wouldReach: (count: number) => `发布后将通知 ${count} 人`,
  unlimited: '直到撤下',
  publish: {
    title: (title: string) => `现在发布“${title}”？`,
    effect: (count: number) => `${count} 人的首页会出现这条公告，并收到一条消息通知。发布后正文不能再改。`,
    ok: '发布',
    done: '已发布',
  },
  schedule: {
    title: (title: string) => `定时发布“${title}”`,
    effect: '到时出现在对象的首页并通知他们；在此之前可以取消。',
    time: '发布时间',
    day: '发布日期',
    timeOfDay: '发布时刻',
    zone: '北京时间，24 小时制',
    ok: '定时发布',
    missing: '请填写日期和时刻，如 2026-12-05 与 08:00',
    past: '应在现在之后',
    done: (time: string) => `已定于 ${time} 发布`,
  },
  unschedule: {
    title: (title: string) => `取消“${title}”的定时发布？`,
    effect: '公告回到草稿，可以修改后重新发布。',
    ok: '取消定时',
    done: '已取消定时',
  },
  withdraw: {
    title: (title: string) => `撤下“${title}”？`,
    effect: '商家的首页不再显示，已发出的消息通知点开后提示公告已不存在。撤下后不能恢复，可以复制为新公告。',
    ok: '撤下',
    reason: '撤下原因',
    done: '已撤下',
  },
} as const

export const announcementForm = {
  newTitle: '写公告',
  editTitle: '修改公告',
  sections: { what: '内容', whom: '对象与时间' },
  bodyHint: '按 Alt+F10 到格式工具栏。只有发给的对象能看到正文和图片。',
  untilHint: '北京时间；到时自动结束。不填则一直展示，直到撤下。',
  untilDay: '结束日期',
  untilTime: '结束时刻',
  untilMissing: '请填写日期和时刻，如 2026-12-05 与 18:00，或者都不填',
  addMerchant: '添加商家',
  merchantHint: '按名称或编号查找',
  noMerchant: '还没有选择商家',
  remove: (name: string) => `移除 ${name}`,
  preview: '预览',
  previewTitle: '商家看到的样子',
  save: '保存草稿',
  saved: '草稿已保存，核对后发布',
  bar: '公告',
  pictureWaiting: '图片还没有放进正文，插入或取消后再保存',
  state: '保存后到下一页核对，再决定立即发布还是定时',
} as const

/** Words of those who read them. */
export const noticeText = {
  title: '平台公告',
  unread: (count: number) => `${count} 条未读`,
  isUnread: '未读',
  markAllRead: '全部标为已读',
  empty: '目前没有公告',
  previous: '上一页',
  next: '下一页',
  page: (page: number, last: number) => `${page} / ${last}`,
  publishedAt: (time: string) => `${time} 发布`,
  until: (time: string) => `展示到 ${time}`,
} as const

/** The notices as HTML; values from records are escaped. */
export const announcementNotices = {
  published: (p: { title: string }) => markup`平台公告：${p.title}`,
}

export const announcementRefusals = {
  'announcement.notPast': '应在现在之后',
  'announcement.endsBefore': '发布时间应早于展示结束时间',
  'announcement.over': '展示结束时间已经过了，请先修改公告',
  'announcement.merchantGone': '有商家已经不存在，请重新选择',
} as const
