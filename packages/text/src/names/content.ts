import type { ContentStatus, contentMachine } from '@bdr/contract/content/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const contentCalls = {
  contents: '网站内容',
  'contents.list': '网站内容列表：新闻、技改、百科、公司介绍（平台）',
  'contents.detail': '一条网站内容：字段、可执行的操作、操作记录（平台）',
  'contents.create': '新建草稿（平台）',
  'contents.save': '保存；已发布的内容在重新发布前不变（平台）',
  'contents.schedule': '定时发布（平台）',
  'contents.unschedule': '取消定时发布（平台）',
  'contents.publish': '发布，或发布已保存的修改（平台）',
  'contents.withdraw': '撤下（平台）',
  'contents.versions': '历次保存的版本（平台）',
  'contents.version': '某一次保存的内容（平台）',
  'contents.facts': '公司信息，以及每一项用在哪里（平台）',
  'contents.saveFacts': '修改公司信息，官网立即更新（平台）',
  'contents.restore': '恢复为某一次保存的内容（平台）',
} as const

/** The names of the actions in the audit log. */
export const contentAudit = {
  'content.create': '新建内容',
  'content.save': '保存内容',
  'content.restore': '恢复内容的历史版本',
  'content.schedule': '定时发布内容',
  'content.unschedule': '取消定时发布',
  'content.publish': '发布内容',
  'content.release': '到时发布内容',
  'content.withdraw': '撤下内容',
  'content.facts': '修改公司信息',
} as const

export const contentStatus: Readonly<Record<ContentStatus, string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤下',
}

export const contentAction: Readonly<
  Record<ActionOf<typeof contentMachine> | 'create' | 'save' | 'restore', string>
> = {
  create: '新建',
  save: '保存',
  restore: '恢复旧版本',
  schedule: '定时发布',
  unschedule: '取消定时',
  publish: '发布',
  release: '到时发布',
  withdraw: '撤下',
}

/** The titles of its pages. */
export const contentPages = {
  articleList: '新闻文章',
  articleEditor: '编辑文章',
  techniqueContentList: '技改方案',
  techniqueEditor: '编辑方案',
  entryList: '百科词条',
  entryEditor: '编辑词条',
  companyPageList: '公司介绍',
  companyPageEditor: '编辑公司介绍',
  companyFacts: '公司信息',
} as const

/** The names of its permissions, for people. */
export const contentPermissions = {
  'content:manage': '维护官网内容',
} as const
