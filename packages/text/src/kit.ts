/** Words of the back office's widgets. */
export const kitWords = {
  optional: '选填',
  close: '关闭',
  clear: (label: string) => `清除${label}`,
  remove: (label: string) => `移除 ${label}`,
  nothing: '没有可选的内容',
  searching: '正在查找',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  chooseFile: '选择文件',
  dropFile: '或拖到这里',
  dropHere: '松开即可添加',
  dayFormat: '年-月-日',
  notADay: '请按 年-月-日 填写，如 2026-12-05',
  openCalendar: (label: string) => `${label}：打开日历`,
}
