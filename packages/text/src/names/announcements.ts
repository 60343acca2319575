import type { AnnouncementStatus, announcementMachine } from '@bdr/contract/announcements/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const announcementCalls = {
  announcements: '平台公告',
  notices: '公告阅读',
  'announcements.list': '公告列表，附已读人数（平台）',
  'announcements.detail': '一条公告：对象、阅读情况、可执行的操作、操作记录（平台）',
  'announcements.create': '新建公告草稿（平台）',
  'announcements.save': '保存公告草稿（平台）',
  'announcements.publish': '立即发布公告并通知对象（平台）',
  'announcements.schedule': '定时发布公告（平台）',
  'announcements.unschedule': '取消定时发布公告（平台）',
  'announcements.withdraw': '撤下公告（平台）',
  'notices.list': '我能看到的公告，附未读数',
  'notices.detail': '一条公告的正文',
  'notices.read': '把公告标为已读',
} as const

/** The names of the actions in the audit log. */
export const announcementAudit = {
  'announcement.create': '新建公告',
  'announcement.edit': '修改公告',
  'announcement.schedule': '定时发布公告',
  'announcement.unschedule': '取消公告定时',
  'announcement.publish': '发布公告',
  'announcement.release': '到时发布公告',
  'announcement.end': '公告到期结束',
  'announcement.withdraw': '撤下公告',
} as const

export const announcementStatus: Readonly<Record<AnnouncementStatus, string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '展示中',
  ended: '已结束',
  withdrawn: '已撤下',
}

export const announcementAction: Readonly<Record<ActionOf<typeof announcementMachine> | 'create', string>> = {
  create: '新建',
  edit: '修改',
  schedule: '定时发布',
  unschedule: '取消定时',
  publish: '发布',
  release: '到时发布',
  end: '到期结束',
  withdraw: '撤下',
}

/** The titles of its pages. */
export const announcementPages = {
  announcementList: '平台公告',
  announcementDetail: '公告详情',
  announcementForm: '编写公告',
  noticeDetail: '公告',
} as const

/** The names of its permissions, for people. */
export const announcementPermissions = {
  'announcement:manage': '发布公告',
} as const
