import type { SearchKind } from '@bdr/contract/entities'
import type { FoundText } from '@bdr/contract/search/replies'
import { entityNames } from './entities.ts'

/** What a record was found by. */
const foundFields: Readonly<Record<FoundText['field'], string>> = {
  material: '物料',
  specification: '规格',
  code: '物料编码',
  brand: '品牌',
  batch: '批号',
  lineNote: '行备注',
  note: '备注',
}
export const foundBy = ({ field, text }: FoundText): string => `${foundFields[field]}：${text}`

/** The field by which lists are searched. */
export const keywordFilter = {
  label: '查找',
  orders: '编号任意几位、物料、规格、编码、备注',
  notes: '编号任意几位、物料、规格、批号、备注',
} as const

/** Words of the search over everything. */
export const searchText = {
  title: '搜索',
  placeholder: (kinds: readonly SearchKind[]) =>
    [...kinds.map((kind) => entityNames[kind]), '页面'].join('、'),
  start: '输入编号的任意几位、名称、物料、规格或页面即可查找',
  pages: '页面',
  /** from what was found of a kind to all of it */
  inList: (page: string) => `在“${page}”中查看`,
  searching: '正在查找',
  nothing: (keyword: string) => `没有找到“${keyword}”`,
  nothingHint: '检查编号是否完整，或换一个关键字',
  found: (count: number) => `找到 ${count} 条`,
  mostShown: (limit: number) => `只显示前 ${limit} 条，多输入几个字可以缩小范围`,
  retry: '重试',
  keys: { choose: '选择', open: '打开', close: '关闭' },
} as const
