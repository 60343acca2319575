import type { ContentKind, BrochureDrawing } from '@bdr/contract/content/kinds'
import type { ContentFields } from '@bdr/contract/content/model'
import { companyFactNames } from './company-fact-names.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const contentChanges = {
  slug: '网址名',
  title: '标题',
  column: '栏目',
  category: '类别',
  industry: '行业',
  summary: '摘要',
  author: '作者',
  coverFileId: { label: '封面', kind: 'file' },
  body: { label: '正文', kind: 'size' },
  problem: '问题',
  approach: '做法',
  conditions: '适用条件',
  duration: '工期',
  figures: '改前改后',
  materials: '涉及物料',
  letter: '首字母',
  english: '英文名',
  related: '相关词条',
  items: '条目',
  publishAt: { label: '发布时间', kind: 'instant' },
  legalName: '主体全称',
  uscc: companyFactNames.uscc,
  address: companyFactNames.address,
  phone: '联系电话',
  email: '邮箱',
  serviceHours: '服务时间',
  filingNumber: '网站备案号',
  publicAccountUrl: '公众号链接',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const contentInput = {
  facts: '平台资料',
  fields: '内容',
  slug: '网址名',
  summary: '摘要',
  author: '作者',
  coverFileId: '封面',
  column: '栏目',
  problem: '问题',
  approach: '做法',
  conditions: '适用条件',
  duration: '工期',
  figures: '改前改后',
  materials: '涉及物料',
  before: '改前',
  after: '改后',
  label: '指标',
  letter: '首字母',
  english: '英文名',
  related: '相关词条',
  items: '条目',
  drawing: '图',
  savedVersion: '版本',
  grouping: '分组',
} as const

/** Words of the pages on which operators edit the website's content. */
interface KindWords {
  readonly title: string
  readonly hint: string
  /** the name of a single record */
  readonly one: string
  /** the name of the field by which its records are grouped */
  readonly grouping: string
  readonly empty: { readonly title: string; readonly hint: string }
}

export const contentKind: Readonly<Record<ContentKind, KindWords>> = {
  article: {
    title: '新闻文章',
    hint: '显示在官网“新闻中心”，发布后立即可见。',
    one: '文章',
    grouping: '栏目',
    empty: { title: '还没有文章', hint: '新建一篇，预览后发布到官网' },
  },
  technique: {
    title: '技改方案',
    hint: '显示在官网“技改服务”，访客可以在方案页提交咨询。',
    one: '方案',
    grouping: '行业',
    empty: { title: '还没有方案', hint: '新建一个，预览后发布到官网' },
  },
  entry: {
    title: '百科词条',
    hint: '显示在官网“行业百科”，按首字母和类别查找。',
    one: '词条',
    grouping: '类别',
    empty: { title: '还没有词条', hint: '新建一个，预览后发布到官网' },
  },
  company: {
    title: '公司介绍',
    hint: '官网“走进班德瑞”的固定页面：可以修改后重新发布，不能新建或撤下。',
    one: '页面',
    grouping: '页面',
    empty: { title: '还没有页面', hint: '页面随系统建立' },
  },
}

export const contentList = {
  name: '标题',
  status: '状态',
  keyword: '标题或网址名',
  updated: '最后修改',
  published: '发布时间',
  scheduledFor: (time: string) => `${time} 发布`,
  hasChanges: '有未发布的修改',
  create: (one: string) => `新建${one}`,
} as const

/** The names of the fields in the editor and in the comparison of versions. */
export const contentField: Readonly<Record<Exclude<FieldName, 'kind'>, string>> = {
  title: '标题',
  slug: '网址名',
  summary: '摘要',
  body: '正文',
  author: '作者',
  coverFileId: '封面',
  column: '栏目',
  industry: '行业',
  problem: '问题',
  approach: '做法',
  conditions: '适用条件',
  duration: '工期',
  figures: '改前改后',
  materials: '涉及物料',
  category: '类别',
  letter: '首字母',
  english: '英文名',
  related: '相关词条',
  items: '条目',
}

type FieldName = ContentFields extends infer One ? (One extends ContentFields ? keyof One : never) : never

export const contentEditor = {
  newTitle: (one: string) => `新建${one}`,
  backToList: '返回列表',
  sections: { basics: '基本信息', body: '正文', facts: '要点', versions: '版本', history: '记录' },
  savedAt: (time: string) => `保存于 ${time}`,
  publishedAt: (time: string) => `首次发布 ${time}`,
  publishesAt: (time: string) => `定于 ${time} 发布（北京时间）`,
  hasChanges: '有未发布的修改，官网仍显示上次发布的内容',
  onSite: '查看官网',
  preview: '预览',
  slugHint: '网址中的名字：小写字母、数字与短横线；发布后不能更换',
  slugFixed: '发布过的内容不能更换网址名',
  letterHint: '按标题的拼音给出，多音字请核对',
  noIndustry: '不限行业',
  choose: '请选择',
  summaryHint: '显示在列表、搜索结果和分享卡片中',
  coverHint: '显示在正文上方，文章的封面也显示在新闻列表中；按 16:9 裁剪。',
  bodyHint:
    '按 Alt+F10 到格式工具栏，左右键移动；从 Word 粘贴时只保留标题、段落、列表、表格、链接和强调。图片文件可以直接粘贴或拖到正文里。',
  figures: {
    label: '指标',
    before: '改前',
    after: '改后',
    unit: '单位',
    note: '说明',
    add: '添加一行',
    remove: (row: number) => `移除第 ${row} 行`,
    cell: (row: number, name: string) => `第 ${row} 行${name}`,
    empty: '还没有指标。数字应有来源，示例数字请在说明中写明“示例”。',
  },
  items: {
    title: '名称',
    text: '文字',
    add: '添加一条',
    remove: (row: number) => `移除第 ${row} 条`,
    cell: (row: number, name: string) => `第 ${row} 条${name}`,
    up: (row: number) => `第 ${row} 条上移`,
    empty: '还没有条目',
    drawing: '线图',
    noDrawing: '不配图',
    chooseDrawing: '选择线图',
    drawingOf: (cell: string) => `${cell}：选择线图`,
  },
  related: {
    placeholder: '输入词条标题查找',
    hint: (most: number) => `最多 ${most} 个；没有发布的词条不会显示在官网`,
    nothing: '没有找到词条，请换个写法',
    loading: '正在查找',
    failed: '没有查到，请检查网络后重新输入',
  },
  bar: {
    label: '保存',
    fresh: (one: string) => `保存后得到草稿，可以预览和发布${one}`,
    unsaved: (fields: string) => `未保存的修改：${fields}`,
    save: '保存',
    discard: '放弃修改',
    preview: '保存并预览',
    uploading: '封面还在上传，传完即可保存',
    pictureWaits: '有图片还没有放进正文，先插入或放弃，再保存',
  },
  saved: '已保存',
  restoredTyping: '已恢复这台设备上没有保存的修改',
  behind: '内容已被他人保存过新的版本',
  behindHint: (fields: string) =>
    `${fields}保留您填写的内容，其余部分已更新为最新。确认后保存会以您的内容为准。`,
  behindGo: '知道了，继续编辑',
  unsavedFirst: '先保存修改',
  discardTitle: '放弃没有保存的修改？',
  discardEffect: (fields: string) => `${fields}将恢复为上次保存的内容。`,
  publish: {
    title: (name: string) => `发布《${name}》？`,
    effect: '一秒内出现在官网。',
    again: '官网显示的内容将换成现在保存的内容。',
    ok: '发布',
    done: '已发布',
  },
  schedule: {
    title: (name: string) => `定时发布《${name}》`,
    effect: '到时自动发布；在此之前可以取消或继续修改。',
    time: '发布时间',
    day: '发布日期',
    timeOfDay: '发布时刻',
    zone: '北京时间（UTC+8），24 小时制',
    missing: '请填写日期和时刻，如 2026-12-05 与 08:00',
    past: '发布时间应在现在之后',
    ok: '定时发布',
    done: (time: string) => `将于 ${time} 发布`,
  },
  unschedule: {
    title: (name: string) => `取消定时发布《${name}》？`,
    effect: '回到草稿，不会自动发布。',
    ok: '取消定时',
    done: '已取消定时',
  },
  withdraw: {
    title: (name: string) => `从官网撤下《${name}》？`,
    effect: '原网址会告诉访客和搜索引擎“内容已撤下”。内容仍保留，可以重新发布。',
    ok: '撤下',
    reason: '撤下原因',
    done: '已撤下',
  },
} as const

/** The names of the drawings for the brochure. */
export const brochureDrawing: Readonly<Record<BrochureDrawing, string>> = {
  'supply-line': '供应线：从订单到签收',
  'boiler-line': '火电：锅炉与烟气线',
  'water-works': '水务：净水工艺线',
  'incineration-line': '固废：焚烧工艺线',
  'renovation-steps': '技改：水泵特性曲线',
  'material-code': '物料标准化：阀门',
  'pipe-marking': '目视化：管道标识',
  'delivery-note': '送货单',
}

export const contentVersions = {
  draft: (nth: number) => `第 ${nth} 稿`,
  current: '当前',
  by: (name: string) => (name === '' ? '系统' : name),
  compare: '与当前对比',
  compareLabel: (nth: number) => `第 ${nth} 稿与当前对比`,
  restore: '恢复',
  restoreLabel: (nth: number) => `恢复第 ${nth} 稿`,
  restoreTitle: (nth: number) => `恢复第 ${nth} 稿？`,
  restoreEffect: '它会作为新的一稿保存；现在的内容仍留在版本列表里。发布后官网才会变化。',
  restored: (nth: number) => `已恢复第 ${nth} 稿`,
  same: '与当前内容相同',
  empty: '（空）',
  removed: '当前没有',
  added: '当前新增',
  unchanged: (count: number) => `${count} 段相同`,
  picture: (alt: string, file: string) => `图片：${alt}（${file}）`,
  comparison: (nth: number) => `第 ${nth} 稿与当前内容的差别`,
  close: '关闭',
} as const

/** For each letter the first character in pinyin order. No syllable starts with I, U or V. */
export const firstByLetter: readonly (readonly [letter: string, first: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '扨'],
  ['T', '它'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
]

/** The name of the exported list, and of those of its columns that no page has. */
export const contentExport = { slug: '网址名', publishAt: '定时发布' } as const

/** Why a change of the website's content, or a request sent from it, is refused. */
export const contentRefusals = {
  'content.slugTaken': '这个网址名已被使用',
  'content.slugFixed': '发布过的内容不能更换网址名',
  'content.kindFixed': '内容的种类不能更换',
  'content.notPast': '发布时间应在现在之后',
  'content.nothingNew': '没有尚未发布的修改',
  'content.pageStays': '公司介绍页不能撤下，可以修改后重新发布',
  'content.pagesGiven': '公司介绍页是固定的，不能新建',
  'content.altMissing': '正文中有图片没有替代文字，请补上',
  'content.coverGone': '封面图片已经失效，请重新上传',
  'content.pictureGone': '正文中有图片已经失效，请移除后重新插入',
  'content.versionUnknown': '没有这个版本',
} as const

/** Words of the page on which operators enter facts about the company. */
export const companyFactsWords = {
  title: '公司信息',
  hint: '官网各处用到的主体与联系信息。保存后官网立即更新；没填的项，官网写“尚未公布”，或显示标明“示例”的内容。',
  /** under a field */
  usedFor: (where: string) => `用在：${where}`,
  example: (text: string) => `未填时显示“${text}（示例）”`,
  given: (count: number, of: number) => `已填 ${count} / ${of} 项`,
  save: '保存',
  saved: '已保存，官网已更新',
  toSite: '在官网查看',
} as const
