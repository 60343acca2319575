/** Words of the controls for choosing, naming and removing views and arranging columns. */
export const viewToolWords = {
  views: '视图',
  plain: '标准',
  shared: (name: string, by: string) => `${name}（${by} 共享）`,
  isDefault: (name: string) => `${name} · 默认`,
  save: '保存为视图…',
  makeDefault: '打开列表时用这个视图',
  dropDefault: '打开列表时不再用这个视图',
  remove: (name: string) => `删除“${name}”`,
  removed: '视图已删除',
  removeTitle: (name: string) => `删除视图“${name}”`,
  removeEffect: '只删除视图本身，列表里的记录不受影响；共享的视图，同事也不能再使用。',
  removeOk: '删除视图',
  saved: '视图已保存',
  saveTitle: '保存视图',
  saveEffect: '记住现在的筛选、排序和列。',
  name: '名称',
  nameHint: '如：本周要发的急单；同名的会被替换',
  nameMissing: '请填写名称',
  share: '本公司的同事也能使用',
  saveOk: '保存',
  columnsTitle: '显示哪些列',
  columnsHint: '拖动可以调整顺序；第一列总在最前。',
  columnsReset: '恢复默认',
  columnsDone: '完成',
} as const

export const rowKeyWords = {
  title: '快捷键',
  next: '下一行',
  previous: '上一行',
  enter: '打开或操作当前行',
  select: '选中或取消选中当前行',
  help: '显示快捷键',
  hint: '在输入框里打字时不起作用。',
  use: '使用单键快捷键',
} as const

/** Why a change of a list's views is refused. */
export const listViewRefusals = {
  'listView.tooMany': (p: { limit: number }) => `每个列表最多保存 ${p.limit} 个视图，请先删除不用的`,
} as const
