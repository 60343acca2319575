/** The names of the calls' input fields, for messages about faults. */
export const listViewInput = {
  list: '列表',
  defaultViewId: '默认视图',
  viewId: '视图',
  search: '筛选',
  shared: '共享',
  columns: '列',
} as const

/** Words of a list's page about views, columns and days. Those of the opened controls are in `list-view-tools.ts`. */
export const listViewWords = {
  view: '视图',
  current: (name: string) => `视图：${name}`,
  changed: (name: string) => `视图：${name}（已改）`,
  columns: '列',
  preset: {
    today: '今天',
    yesterday: '昨天',
    'this-week': '本周',
    'last-week': '上周',
    'this-month': '本月',
    'last-month': '上月',
    'next-7': '今后 7 天',
    'next-30': '今后 30 天',
    'last-30': '近 30 天',
  },
} as const
