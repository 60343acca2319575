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
}
