import type { ImportState } from '@bdr/contract/imports/model'

export const importStateNames: Readonly<Record<ImportState, string>> = {
  reading: '检查中',
  open: '待处理',
  writing: '导入中',
  done: '已导入',
  cancelled: '已取消',
  failed: '失败',
}

/** Descriptions of the calls and their group for the API's documentation. */
export const importsCalls = {
  'imports.list': '导入记录：本岗位可以导入的种类，最新的在前',
  'imports.export': '导出导入记录',
  'imports.read': '一次导入的进度、检查结果和问题清单',
  'imports.check': '补充对文件的说明（回答、列的对应、卖方对应的供应商）后重新检查',
  'imports.commit': '导入检查通过的文件，整份成功或整份不导入；重复提交只导入一次',
  'imports.cancel': '取消尚未完成的导入，不会写入任何数据',
  'imports.source': '下载上传的原文件',
  'imports.failedRows': '下载只含出错行的工作簿，单元格已标出，旁边写有原因',
  'imports.correctRows': '上传改好的出错行，替换原文件中的这些行并重新检查',
} as const

/** The titles of its pages. */
export const importsPages = {
  importList: '导入记录',
} as const

/** The names of its permissions, for people. */
export const importsPermissions = {
  'import:use': '查看导入记录',
} as const
