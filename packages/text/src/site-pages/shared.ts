/** Words of components that several public pages use. */
export const sheetText = {
  name: '图名',
  number: '图号',
  scale: '比例',
  notToScale: '示意',
} as const

export const pagerText = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  beyond: '没有这么多页，请从第一页看起。',
  page: (number: number) => `第 ${number} 页`,
} as const

export const filterText = {
  search: '搜索',
} as const

/** Words beside a text. */
export const marginText = {
  standards: '文中引用的标准',
  toEntry: '看百科条目：怎么选、订单怎么写',
} as const

export const referenceNote = '表中数值为参考值，以现场工况和设备说明书为准。'

/** Shown to an operator who previews a page, even if an older version is public. */
export const previewNote = '预览：这是最近保存的内容，发布后访客才会看到。'
