import { accountFormat } from './fields.ts'
import { markup } from './markup.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const staffChanges = {
  name: '名称',
  account: '账号',
  mobile: { label: '手机号', kind: 'phone' },
  email: '邮箱',
  postIds: '岗位',
  enabled: { label: '启用', kind: 'flag' },
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const staffInput = {
  postIds: '岗位',
  secret: '初始密码',
  sessionId: '登录设备',
  postId: '岗位',
  enabled: '启用',
} as const

/** Words of the pages of sub-accounts. */
export const staffFields = {
  name: '姓名',
  account: '账号',
  mobile: '手机号',
  email: '邮箱',
  post: '岗位',
  status: '状态',
  merchant: '商家',
  lastSignInAt: '最近登录',
  createdAt: '添加时间',
  password: '初始密码',
} as const

export const staffStatusLabels = { 1: '启用', 0: '停用' } as const

export const staffList = {
  title: '子账号管理',
  label: '子账号',
  add: '添加子账号',
  import: '批量导入',
  keyword: '姓名、账号、手机号',
  keywordHint: '账号、手机号输入开头几位',
  self: '我',
  neverSignedIn: '未登录过',
  passwordDue: '尚未修改初始密码',
  open: (name: string) => `查看 ${name}`,
  switch: (name: string) => `启用 ${name}`,
  empty: {
    title: '还没有子账号',
    hint: '为同事添加子账号后，他们可以用账号或手机号登录。',
    hintForOperator: '商家添加的子账号会出现在这里。',
  },
} as const

export const staffDetail = {
  facts: '账号信息',
  call: (mobile: string) => `拨打 ${mobile}`,
  close: '关闭',
  actions: {
    edit: '修改',
    enable: '启用',
    disable: '停用',
    resetPassword: '重置密码',
    endSessions: '全部退出',
    delete: '删除',
  },
  sessions: {
    title: '登录设备',
    count: (count: number) => `${count} 台`,
    none: '目前没有登录',
    unknownDevice: '未知设备',
    since: (at: string) => `登录于 ${at}`,
    used: (at: string) => `${at}使用过`,
    end: '退出',
    endOf: (device: string) => `退出 ${device}`,
  },
} as const

export const staffForm = {
  addTitle: '添加子账号',
  editTitle: (name: string) => `修改 ${name}`,
  accountHint: `${accountFormat}，用来登录`,
  mobileHint: '也可以用来登录和接收验证码',
  ownPostFixed: '不能更改自己的岗位',
  ownAccountFixed: '自己的账号须由其他负责人修改',
  ownMobileElsewhere: '更换自己的手机号请到“个人账号信息”',
  choosePost: '请选择岗位',
  builtInPosts: '内置岗位',
  ownPosts: '自定义岗位',
  ownPost: (name: string, base: string) => `${name}（同${base}）`,
  may: (count: number) => `可以做什么（${count} 项）`,
  passwordNote: '初始密码由系统生成，添加后显示一次；首次登录时须修改。',
  add: '添加',
  save: '保存',
  saved: (name: string) => `已保存 ${name} 的资料`,
} as const

/** Words of handing an initial password over to its owner. */
export const handover = {
  addedTitle: (name: string) => `已添加 ${name}`,
  resetTitle: (name: string) => `${name} 的新密码`,
  once: '密码只显示这一次，请现在交给本人。首次登录时须修改。',
  address: '登录地址',
  copy: '复制登录信息',
  copied: '已复制',
  done: '完成',
  message: (p: { platform: string; address: string; account: string; password: string }) =>
    [
      p.platform,
      `登录地址：${p.address}`,
      `账号：${p.account}`,
      `初始密码：${p.password}`,
      '首次登录时须修改密码。',
    ].join('\n'),
} as const

export const staffActionWords = {
  enable: {
    title: (name: string) => `启用 ${name}`,
    effect: (account: string) => `账号 ${account} 可以重新登录，岗位和资料不变。`,
    ok: '启用',
    done: (name: string) => `已启用 ${name}`,
  },
  disable: {
    title: (name: string) => `停用 ${name}`,
    effect: (account: string) => `账号 ${account} 的全部登录立即退出，不能再登录；资料保留，可以随时启用。`,
    ok: '停用',
    done: (name: string) => `已停用 ${name}`,
  },
  resetPassword: {
    title: (name: string) => `重置 ${name} 的密码`,
    effect: (account: string) =>
      `原密码立即失效，账号 ${account} 的全部登录立即退出。新密码由系统生成，只显示一次。`,
    ok: '重置密码',
  },
  delete: {
    title: (name: string) => `删除 ${name}`,
    effect: (account: string) =>
      `账号 ${account} 的全部登录立即退出，不能恢复；账号和手机号可以给别人使用。操作记录中保留姓名。`,
    ok: '删除',
    done: (name: string) => `已删除 ${name}`,
  },
  endSession: {
    title: (device: string) => `退出 ${device}`,
    effect: (name: string) => `${name} 在这台设备上须重新登录。`,
    ok: '退出',
    done: '已退出',
  },
  endSessions: {
    title: (name: string) => `退出 ${name} 的全部登录`,
    effect: (name: string) => `${name} 在所有设备上须重新登录。`,
    ok: '全部退出',
    done: '已全部退出',
  },
} as const

export const staffImportPage = {
  title: '批量导入子账号',
  fact: '先检查，确认无误后才添加；有一处错误就一个也不会添加。',
  file: '子账号工作簿',
  template: '下载模板',
  formats: {
    title: '怎样准备文件',
    columns: '按模板每行填写一人：姓名、账号、手机号、邮箱（选填）、岗位。',
    limit: (size: string, people: number) =>
      `Excel 工作簿（.xlsx）或 .csv，不超过 ${size}，一次最多 ${people} 人。`,
  },
  failed: '文件没有读取成功',
  addingFailed: '添加没有完成，请重试：已经添加的人不会重复添加，初始密码仍会显示',
  leaveAdding: { title: '还没有收到添加结果', text: '离开后看不到初始密码，只能逐个重置。' },
  open: (count: number) => `还有 ${count} 项需要您确认，确认后才能添加`,
  nobodyImported: (count: number) => `没有添加任何人：文件中有 ${count} 处问题`,
  checked: (count: number) => `检查通过，共 ${count} 人`,
  import: (count: number) => `添加 ${count} 人`,
  people: {
    title: '将要添加的子账号',
    titleImported: '初始密码',
    titleDone: '已添加的子账号',
    count: (count: number) => `${count} 人`,
  },
  done: {
    title: (count: number) => `已添加 ${count} 人`,
    passwordsGone: '初始密码只在添加时显示一次；没有保存的，请在子账号管理中逐个重置。',
    once: '初始密码只显示这一次，请下载或复制后交给本人。每个人首次登录时须修改。',
    copy: '复制',
    copied: '已复制',
    download: '下载密码表',
    fileName: (day: string) => `子账号初始密码 ${day}.csv`,
    another: '再导入一个文件',
    toList: '查看子账号',
    leave: { title: '初始密码还没有保存', text: '离开后无法再看到这些密码，只能逐个重置。' },
  },
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const staffExport = { name: '子账号' } as const

/** The notices as HTML; values from records are escaped. */
export const staffNotices = {
  /** an owner changed this person's mobile */
  mobileMoved: (p: { by: string; tail: string }) =>
    markup`${p.by} 将您的账号绑定手机号更换为尾号 <b>${p.tail}</b> 的手机。若有疑问，请联系企业负责人或平台。`,
}

/** Why a change of people or posts is refused. */
export const staffRefusals = {
  'staff.accountTaken': '该账号已被使用',
  'staff.mobileTaken': '该手机号已被其他账号使用',
  'staff.self': '不能停用、删除自己，也不能更改自己的岗位',
  'staff.lastOwner': '企业至少保留一名启用的负责人',
  'staff.postUnknown': '所选岗位不存在',
  'staff.ownPasswordElsewhere': '修改自己的密码请到“个人账号信息”',
  'staff.ownMobileElsewhere': '更换自己的手机号请到“个人账号信息”，需要短信验证',
  'staff.ownAccountFixed': '自己的账号不能在这里修改，请由其他负责人修改',
  'staff.ownSessionsElsewhere': '管理自己的登录请到“个人账号信息”',
  'staff.alreadyEnabled': '该账号已启用',
  'post.nameTaken': '已有同名岗位',
  'post.hasMembers': (p: { count: number }) => `该岗位下还有 ${p.count} 人，请先调整他们的岗位`,
  'post.tooMany': (p: { limit: number }) => `自定义岗位最多 ${p.limit} 个`,
} as const
