/** Descriptions of the calls and their group for the API's documentation. */
export const listViewCalls = {
  listViews: '列表视图',
  'listViews.read': '一个列表的视图：自己的和公司共享的，以及自己对它的设置',
  'listViews.save': '把当前筛选、排序和列保存为视图，同名替换',
  'listViews.remove': '删除自己的视图',
  'listViews.arrange': '设置打开列表时的视图、显示的列',
} as const
