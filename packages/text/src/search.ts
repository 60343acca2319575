import type { SearchKind } from '@bdr/contract/entities'
import { entityNames } from './entities.ts'

/** Words of the search over everything. */
export const searchText = {
  title: '搜索',
  placeholder: (kinds: readonly SearchKind[]) => kinds.map((kind) => entityNames[kind]).join('、'),
  start: '输入编号或名称的一部分即可查找',
  searching: '正在查找',
  nothing: (keyword: string) => `没有找到“${keyword}”`,
  nothingHint: '检查编号是否完整，或换一个关键字',
  found: (count: number) => `找到 ${count} 条`,
  mostShown: (limit: number) => `只显示前 ${limit} 条，多输入几个字可以缩小范围`,
  retry: '重试',
  keys: { choose: '选择', open: '打开', close: '关闭' },
} as const
