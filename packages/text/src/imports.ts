import type { ImportKind, ImportState } from '@bdr/contract/imports/model'

export const importKindNames: Readonly<Record<ImportKind, string>> = {
  orders: '采购订单',
  staff: '子账号',
}

export const importStateNames: Readonly<Record<ImportState, string>> = {
  reading: '检查中',
  open: '待处理',
  writing: '导入中',
  done: '已导入',
  cancelled: '已取消',
  failed: '失败',
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
