import type { ImportKind } from '@bdr/contract/imports/model'

/** The names of the calls' input fields, for messages about faults. */
export const importInput = {
  parties: '供应商对应关系',
  answers: '答复',
  layouts: '列对应',
  head: '表头',
  columns: '列',
  scheme: '编码方案',
  partyId: '编码',
} as const

export const importKindNames: Readonly<Record<ImportKind, string>> = {
  orders: '采购订单',
  staff: '子账号',
  quotation: '报价',
  deliveryNotes: '送货单',
  products: '商品',
  'product-prices': '价格与库存',
  inquiry: '询价明细',
}

/** Columns of the list of imports. */
export const importList = {
  file: '文件',
  kind: '导入内容',
  state: '状态',
  startedBy: '上传人',
  createdAt: '上传时间',
  endedAt: '结束时间',
  result: '结果',
  read: '读到',
  failed: '有问题',
  written: '已导入',
} as const

const keptRecordsText = (written: number): string =>
  written > 0 ? `此前写入的 ${written} 条已经保留，其余没有写入` : '没有写入任何数据'

/** Words of a running import, and of the list of imports. */
export const imports = {
  reading: (file: string) => `正在读取和检查“${file}”`,
  checking: (count: number) => `已读取 ${count} 条，正在与平台数据核对`,
  writing: (written: number, count: number) => `正在导入，已写入 ${written} / ${count}`,
  finishing: (count: number) => `已写入 ${count} / ${count}，正在完成`,
  stays: '可以离开本页，导入会继续进行，随时可以回来查看。',
  close: '关闭',
  nothingTaken: (faults: number) => `文件有 ${faults} 处问题，一行也没有填入`,
  questions: (open: number) => `有 ${open} 项需要您确认后才能填入`,
  cancel: '取消导入',
  cancelled: (written: number) => `这次导入已取消，${keptRecordsText(written)}。`,
  failed: {
    service: (written: number) =>
      `这次导入没有完成，${keptRecordsText(written)}。请重新上传文件，或联系平台。`,
    data: (written: number) =>
      `写入时数据库拒绝了文件里的数据，导入已经停止，${keptRecordsText(written)}。重新上传同一文件也会如此，请把文件交给平台查看。`,
  },
  giveUp: {
    button: '放弃导入',
    buttonOf: (file: string) => `放弃导入“${file}”`,
    title: (file: string) => `放弃导入“${file}”？`,
    effect: (kind: string) =>
      `检查结果和回答过的问题会作废，没有写入任何${kind}。这次导入会记为“已取消”，原文件仍可以在导入记录里下载。`,
    ofColleague: (name: string) => `这个文件是${name}上传的，放弃后会通知对方。`,
    ok: '放弃导入',
    cancel: '继续导入',
    done: (file: string) => `已放弃导入“${file}”`,
  },
  failedRead: '无法读取这次导入',
  another: '选择另一个文件',
  records: '打开导入记录',
  counts: (p: { read: number; valid: number; failed: number }) =>
    p.failed === 0 ? `读取 ${p.read} 条` : `读取 ${p.read} 条：${p.valid} 条没有问题，${p.failed} 条有问题`,
  list: {
    title: '导入记录',
    facts: ['谁在什么时候上传了哪个文件，结果如何；原文件和出错行可以再次下载。'],
    empty: { title: '还没有导入过文件', hint: '上传文件后会出现在这里。' },
    faults: (count: number) => `${count} 处问题`,
    done: (count: number) => `已导入 ${count} 条`,
    doneWithout: (count: number, failed: number) => `已导入 ${count} 条，${failed} 条有问题没有导入`,
    nothingToDo: '没有可以修改的',
    partly: (count: number) => `写入 ${count} 条后停止`,
    open: '等您确认',
    ready: '检查通过，尚未导入',
    readyPartly: (valid: number, failed: number) => `${valid} 条可以导入，${failed} 条有问题，尚未导入`,
    nothing: '没有写入',
    goOn: '继续',
    view: '查看',
    source: '原文件',
    failedRows: '出错行',
    goOnOf: (file: string) => `继续导入“${file}”`,
    viewOf: (file: string) => `查看“${file}”的导入`,
    sourceOf: (file: string) => `下载“${file}”的原文件`,
    failedRowsOf: (file: string) => `下载“${file}”的出错行`,
  },
} as const

/** Messages to people about their imports. */
export const importNotices = {
  givenUp: (p: { by: string; kind: string; file: string }) =>
    `${p.by} 放弃了您上传的${p.kind}文件“${p.file}”的导入，没有写入任何数据。`,
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const importsExport = { name: '导入记录' } as const

/** Why an action on an import is refused. */
export const importRefusals = {
  'import.notOpen': '这次导入正在处理，或已经结束，请刷新后查看',
  'import.notReady': '文件还有问题没有解决，不能导入',
  'import.anotherWriting': '另一份文件正在导入，请等它完成后再导入这一份',
  'import.done': '已经导入完成，不能取消',
  'import.otherCall': '请在子账号的导入页面完成这次导入',
  'import.fileGone': '文件已经清理，无法下载',
  'import.tooManyMended': (p: { files: number; megabytes: number }) =>
    `一次导入最多补正 ${p.files} 次，文件合计不超过 ${p.megabytes} MB；请把改好的内容并入原文件，重新上传`,
  'import.noFailedRows': '没有可以单独下载的出错行，请按问题清单修改原文件',
} as const
