import type { BasePost } from '@bdr/contract/access'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const postChanges = {
  name: '名称',
  description: '说明',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const postInput = {
  basePost: '基于岗位',
  bizType: '业务类型',
} as const

export const post: Readonly<Record<BasePost, string>> = {
  '98': '企业负责人',
  '99': '销售',
  '100': '送货员',
  admin: '平台运营',
}

/** Words of the page of posts. */
export const postFields = {
  name: '岗位',
  nameInput: '岗位名称',
  basePost: '权限同',
  description: '说明',
  members: '成员',
  actions: '操作',
} as const

/** Descriptions of the built-in posts. */
export const builtInPosts = {
  '98': '管理本企业的一切，包括子账号和岗位',
  '99': '处理订单和送货，查看企业信息',
  '100': '在手机上查看送货单、发货和登记到货',
  admin: '运营整个平台',
} as const

export const postList = {
  title: '岗位管理',
  label: '岗位',
  add: '新增岗位',
  builtIn: '内置',
  noMembers: '没有成员',
  members: (count: number) => `${count} 人`,
  someMembers: (names: readonly string[], count: number) =>
    names.length < count ? `${names.join('、')} 等 ${count} 人` : names.join('、'),
  seeMembers: (members: string, post: string) => `${members}：查看 ${post} 的成员`,
  actions: { edit: '修改', delete: '删除' },
  actionOn: (action: string, post: string) => `${action} ${post}`,
  permissions: '各岗位可以做什么',
  permissionsNote: '自定义岗位与它所依据的内置岗位权限相同',
  permission: '权限',
  may: '可以',
  mayNot: '不可以',
} as const

export const postForm = {
  addTitle: '新增岗位',
  editTitle: (name: string) => `修改岗位 ${name}`,
  nameHint: '成员的资料中显示这个名称，例如“大客户销售”',
  baseFixed: '依据的内置岗位不能更改：成员的权限会随之改变。需要时请新增岗位并调整成员。',
  add: '新增',
  save: '保存',
  added: (name: string) => `已新增岗位 ${name}`,
  saved: (name: string) => `已保存岗位 ${name}`,
} as const

export const postActionWords = {
  delete: {
    title: (name: string) => `删除岗位 ${name}`,
    effect: '岗位下没有成员，删除后不能恢复。',
    ok: '删除',
    done: (name: string) => `已删除岗位 ${name}`,
  },
} as const
