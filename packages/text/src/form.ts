/** Asked before a fraction of a unit that comes whole is taken. */
export const fractionWords = {
  title: '数量不是整数',
  correct: '返回修改',
  meant: '数量无误，继续提交',
} as const

/** What every form of the back office says of itself. */
export const formWords = {
  restored: (at: string) => `已恢复未提交的内容（填写于 ${at}）`,
  filesGone: '其中的文件存放已超过一天，请重新上传',
  startOver: '清空重填',

  changed: (by: string | undefined, fields: readonly string[]) =>
    `${by === undefined ? '有人' : by}刚刚修改了${fields.slice(0, 5).join('、')}${fields.length > 5 ? `等 ${fields.length} 项` : ''}`,
  nothingLost: '您填写的内容都还在。请核对后继续，再提交。',
  look: '查看修改',
  goOn: '继续填写',
  change: (field: string, before: string, after: string) => `${field}：${before} → ${after}`,
  otherFields: '其他内容',
  empty: '（空）',
  something: '（已修改）',
  renewed: '这条记录刚刚被他人修改，但与这里的内容无关。已读取最新状态，请再提交一次。',

  faultCount: (count: number) => `有 ${count} 处需要改正`,
  toFirstFault: '去看第一处',
  uploading: '文件还在上传，完成后即可提交',
} as const
