/** Words of the page that shows what left the house. */
export const outboxList = {
  title: '发送记录',
  hint: '短信、邮件和文件清理由系统自动发送；没有成功的会自动重试，多次失败后放弃，可在这里重新发送。',
  recipient: '接收方',
  recipientFilter: '完整号码或末四位',
  message: '内容',
  state: '状态',
  topic: '类型',
  attempts: '次数',
  created: '创建时间',
  ended: '完成或下次时间',
  next: (time: string) => `下次 ${time}`,
  retry: '重新发送',
  retryOf: (message: string) => `重新发送：${message}`,
  retried: (count: number) => (count === 1 ? '已重新安排发送' : `已重新安排发送 ${count} 条`),
  cardLine: (attempts: number, time: string) => `${attempts} 次 · ${time}`,
  empty: { title: '还没有发送记录', hint: '验证码、通知等发出后会出现在这里' },
} as const
