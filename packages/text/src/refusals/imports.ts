/** Why something is not done with an import. */
export const importRefusals = {
  'import.notOpen': '这次导入正在处理，或已经结束，请刷新后查看',
  'import.notReady': '文件还有问题没有解决，不能导入',
  'import.done': '已经导入完成，不能取消',
  'import.otherCall': '请在子账号的导入页面完成这次导入',
  'import.fileGone': '文件已经清理，无法下载',
  'import.noFailedRows': '没有可以单独下载的出错行，请按问题清单修改原文件',
} as const
