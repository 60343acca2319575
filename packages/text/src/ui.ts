/** Words of the back office's shared components: table, filters, dialogs, inputs. */
export const consoleUi = {
  'table.total': (p: { total: string }) => `共 ${p.total} 条`,
  'table.totalOrMore': (p: { total: string }) => `找到 ${p.total} 条以上，多输入几个字可以缩小范围`,
  'table.stale': '没有更新成功，显示的是之前读取的内容',
  'table.empty': '还没有数据',
  'table.nothingMatches': '没有符合条件的记录',
  'table.nothingMatchesHint': '试试放宽筛选条件',
  'table.resetFilter': '清除筛选',
  'table.pageBeyond': '这一页没有内容',
  'table.firstPage': '回到第一页',
  'table.sortBy': '排序方式',
  'table.descending': (p: { field: string }) => `${p.field}（降序）`,
  'table.ascending': (p: { field: string }) => `${p.field}（升序）`,
  'table.loading': '正在加载',
  'table.pages': '分页',
  'table.page': (p: { page: number }) => `第 ${p.page} 页`,
  'table.pageOf': (p: { page: number; last: number }) => `${p.page} / ${p.last}`,
  'table.previousPage': '上一页',
  'table.nextPage': '下一页',
  'table.pageSize': '每页条数',
  'table.rowsPerPage': (p: { rows: number }) => `${p.rows} 条/页`,

  'keys.noRow': '没有选中的行：先按 j 移到一行，或按 x 勾选',
  'keys.open': '快捷键 ?',

  'confirm.dayMissing': (p: { label: string }) => `请选择${p.label}`,
  'confirm.dayTooEarly': (p: { day: string }) => `不能早于 ${p.day}`,

  'selection.label': '对选中的记录',
  'selection.count': (p: { count: number }) => `已选 ${p.count} 条`,
  'selection.clear': '取消选择',
  'selection.all': '选择本页全部',
  'selection.row': (p: { row: string }) => `选择 ${p.row}`,

  'list.export': '导出',
  'list.exporting': '正在导出…',

  'filter.label': '筛选',
  'filter.open': '筛选',
  'filter.openWith': (p: { count: number }) => `筛选（${p.count}）`,
  'filter.reset': '重置',
  'filter.more': '更多筛选',
  'filter.fewer': '收起',
  'filter.clear': (p: { field: string }) => `清除${p.field}`,
  'filter.all': '全部',
  'filter.merchant': '商家',
  'filter.merchantHint': '全部，可输入名称或编号',
  'filter.noMerchant': '没有找到这个商家',

  'failure.title': '没有读取成功',
  'failure.unknown': '网络或系统出现问题，请稍后再试',
  'failure.retry': '重试',
  'failure.requestId': (p: { id: string }) => `请求编号 ${p.id}`,
  'leftOut.dismiss': '知道了',
  'record.history': '操作记录',
  'record.backTo': (p: { list: string }) => `返回${p.list}`,
  'record.notFound': '没有找到这条记录',
  'record.notFoundHint': '它可能已被删除，或者不属于您的企业',

  'action.more': '更多操作',
  'action.blockedTitle': '现在不能做的操作',
  'action.blocked': (p: { action: string; reason: string }) => `${p.action}：${p.reason}`,

  'timeline.lines': (p: { lines: string }) => `第 ${p.lines} 行`,
  'timeline.reason': (p: { label: string; reason: string }) => `${p.label}：${p.reason}`,
  'timeline.showAll': (p: { count: number }) => `显示全部 ${p.count} 条`,
  'changes.showAll': (p: { count: number }) => `显示全部 ${p.count} 处改动`,
  'changes.showFewer': '收起',
  'changes.label': '改动',

  'timeline.empty': '还没有记录',

  'confirm.cancel': '取消',
  'confirm.reason': '原因',
  'confirm.reasonMissing': (p: { label: string }) => `请填写${p.label}`,
  'confirm.typeNumber': (p: { number: string }) => `请输入 ${p.number} 以确认`,
  'confirm.numberDiffers': '与上面的内容不一致',

  'form.optional': '选填',
  'form.faultCount': (p: { count: number }) => `有 ${p.count} 处需要改正`,
  'form.toFirstFault': '去看第一处',
  'form.conflictHint': '重新读取后可继续，您填写的内容会保留。',
  'form.reload': '重新读取',

  'leave.title': '还有内容没有提交',
  'leave.text': '离开后，已填写的内容不会保留。',
  'leave.stay': '留在此页',
  'leave.go': '放弃并离开',
  'giveUp.title': '填写的内容还没有保存',
  'giveUp.text': '关闭后，已填写的内容不会保留。',
  'giveUp.stay': '继续填写',
  'giveUp.go': '放弃填写',

  'decimal.required': '必填',
  'decimal.malformed': '请输入数字',
  'decimal.fraction': (p: { digits: number }) => `最多 ${p.digits} 位小数`,
  'decimal.integer': (p: { digits: number }) => `整数部分最多 ${p.digits} 位`,
  'decimal.positive': '应大于 0',
  'decimal.min': (p: { min: string }) => `不能小于 ${p.min}`,
  'decimal.max': (p: { max: string }) => `不能大于 ${p.max}`,

  'upload.choose': '选择文件',
  'upload.drop': '把文件拖到这里，或',
  'upload.replace': '更换文件',
  'upload.remove': '移除文件',
  'upload.sending': '正在上传',
  'upload.reading': '正在读取文件',
  'upload.tooLarge': (p: { size: string; limit: string }) => `文件大小为 ${p.size}，超过上限 ${p.limit}`,
  'upload.empty': '文件是空的',
  'upload.wrongType': (p: { accepted: string }) => `只接受 ${p.accepted} 文件`,
  'upload.oneOnly': '一次只能选择一个文件',
} as const

type Words = typeof consoleUi

export type ConsoleUiKey = keyof Words

/** The text for a key of the shared components. If it has parameters, they are passed as an object. */
export function ui<Key extends ConsoleUiKey>(
  key: Key,
  ...params: Words[Key] extends (params: infer P) => string ? [params: P] : []
): string {
  const words = consoleUi[key] as string | ((params: unknown) => string)
  return typeof words === 'string' ? words : words(params[0])
}

/** The confirmation of a fractional quantity in a unit of whole pieces. */
export const fractionWords = {
  title: '数量不是整数',
  correct: '返回修改',
  confirm: '数量无误，继续提交',
} as const

/** The confirmation of more than was ordered. */
export const beyondOrderWords = {
  title: '数量超出订单',
  confirm: '确认超交，继续提交',
} as const

/** Words of all forms of the back office. */
export const formWords = {
  restored: (at: string) => `已恢复未提交的内容（填写于 ${at}）`,
  filesGone: '其中的文件存放已超过一天，请重新上传',
  startOver: '清空重填',

  changed: (by: string | undefined, fields: readonly string[]) =>
    `${by === undefined ? '有人' : by}刚刚修改了${fields.slice(0, 5).join('、')}${fields.length > 5 ? `等 ${fields.length} 项` : ''}`,
  nothingLost: '您填写的内容都还在。请核对后继续，再提交。',
  look: '查看修改',
  goOn: '继续填写',
  /** the typed values are stored on the server as a draft, shortly after each key */
  serverDraft: {
    saving: '正在保存草稿…',
    waiting: '有未保存的修改',
    saved: '草稿已保存',
    failed: '草稿暂时没有保存到服务器，本机留有一份；恢复连接后会再试',
  },
  change: (field: string, before: string, after: string) => `${field}：${before} → ${after}`,
  otherFields: '其他内容',
  empty: '（空）',
  something: '（已修改）',
  renewed: '这条记录刚刚被他人修改，但与这里的内容无关。已读取最新状态，请再提交一次。',

  faultCount: (count: number) => `有 ${count} 处需要改正`,
  toFirstFault: '去看第一处',
  uploading: '文件还在上传，完成后即可提交',
} as const

/** The time that remains until a deadline. */
export const countdownWords = {
  days: (days: number, hours: number) => `剩 ${days} 天 ${hours} 小时`,
  hours: (hours: number, minutes: number) => `剩 ${hours} 小时 ${minutes} 分`,
  minutes: (minutes: number, seconds: number) => `剩 ${minutes} 分 ${String(seconds).padStart(2, '0')} 秒`,
  over: '已截止',
} as const

/** Words of the back office's widgets. */
export const kitWords = {
  optional: '选填',
  close: '关闭',
  clear: (label: string) => `清除${label}`,
  remove: (label: string) => `移除 ${label}`,
  chosen: (label: string, value: string) => `${label}：${value}`,
  nothing: '没有可选的内容',
  searching: '正在查找',
  loadingEditor: '正在加载编辑器',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  chooseFile: '选择文件',
  dropFile: '或拖到这里',
  dropHere: '松开即可添加',
  dayFormat: '年-月-日',
  notADay: '请按 年-月-日 填写，如 2026-12-05',
  openCalendar: (label: string) => `${label}：打开日历`,
  /** the bounds of a range of days, and the predefined ranges */
  dayFrom: (label: string) => `${label}起`,
  dayTo: (label: string) => `${label}止`,
  presets: '常用日期',
  anyDays: '常用',
}
