import { markup } from './markup.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const brandChanges = {
  brandName: '品牌',
  aliases: '别名',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const brandInput = {
  aliases: '别名',
} as const

export const brandFields = {
  name: '品牌名称',
  aliases: '别名',
  status: '状态',
  merchant: '申请商家',
  reason: '原因',
  products: '商品数',
  createdAt: '申请或新增时间',
} as const

export const brandList = {
  title: '品牌',
  hint: '供应商填写商品时可以申请新品牌；通过后所有供应商都可以选用。',
  keyword: '品牌名称或别名',
  add: '新增品牌',
  edit: '编辑',
  actions: '操作',
  of: (action: string, name: string) => `${action}：${name}`,
  platform: '平台',
  empty: { title: '还没有品牌', hint: '新增品牌，或等供应商申请。' },
} as const

export const brandForm = {
  addTitle: '新增品牌',
  editTitle: (name: string) => `编辑品牌“${name}”`,
  aliases: '别名',
  aliasesHint: '英文名、缩写、曾用名等，每行一个；供应商按别名也能找到',
  inUse: (count: number) => `${count} 个商品使用这个品牌，会随之显示新的名称。`,
  add: '新增',
  save: '保存',
  added: (name: string) => `已新增品牌${name}`,
  saved: (name: string) => `已保存品牌${name}`,
} as const

export const brandDecision = {
  approve: {
    title: (name: string) => `通过品牌“${name}”？`,
    effect: '所有供应商都可以选用，申请的商家会收到通知。',
    done: (name: string) => `已通过品牌${name}`,
  },
  refuse: {
    title: (name: string) => `驳回品牌“${name}”？`,
    effect: '申请的商家会收到原因，用了这个品牌的商品要另选品牌才能通过审核。',
    done: (name: string) => `已驳回品牌${name}`,
  },
  disable: {
    title: (name: string) => `停用品牌“${name}”？`,
    effect: '供应商不能再选用；已有商品保留这个品牌，下次修改时需要另选。',
    done: (name: string) => `已停用品牌${name}`,
  },
  enable: {
    title: (name: string) => `启用品牌“${name}”？`,
    effect: '供应商又可以选用。',
    done: (name: string) => `已启用品牌${name}`,
  },
  reason: '原因',
  reasonHint: '如“已有同名品牌，请直接选用”',
} as const

/** The name of the exported list. */
export const brandExport = { name: '品牌' } as const

/** The notices as HTML; values from records are escaped. */
export const brandNotices = {
  applied: (p: { merchant: string; name: string }) => markup`${p.merchant} 申请新品牌“${p.name}”，请审核。`,
  approved: (p: { name: string }) => markup`您申请的品牌“${p.name}”已通过，可以用于商品。`,
  refused: (p: { name: string; reason: string }) => markup`您申请的品牌“${p.name}”没有通过：${p.reason}`,
} as const

/** Why a change of brands is refused. */
export const brandRefusals = {
  'brand.nameTaken': (p: { name: string }) => `已有品牌“${p.name}”使用这个名称或别名`,
  'brand.waiting': '这个品牌已经申请过，正在等平台审核，可以直接选用',
  'brand.aliasTwice': '有重复的别名',
} as const
