/** Words of the page that shows who did what. */
export const auditPage = {
  title: '操作日志',
  hint: '账号、岗位、企业资料等重要操作的记录，不能修改或删除。',
  hintForOperator: '所有商家与平台运营人员的重要操作记录，不能修改或删除。',
  at: '时间',
  actor: '操作人',
  action: '操作',
  subject: '对象',
  merchant: '商家',
  origin: '设备与地址',
  person: '人员',
  days: '日期',
  nobody: '系统或未登录',
  onlyOf: (name: string) => `只看 ${name} 的操作`,
  ofOne: (name: string) => `正在看 ${name} 的操作，以及对其账号的操作`,
  someone: '一个人',
  everybody: '看所有人',
  allOf: (kind: string) => `${kind}（全部）`,
  empty: { title: '没有操作记录', hint: '重要操作发生后会出现在这里' },
} as const

/** What the first part of an action's name stands for: `staff.` are all that concern sub-accounts. */
export const auditKinds: Readonly<Record<string, string>> = {
  session: '登录与密码',
  account: '个人账号',
  access: '访问限制',
  sms: '短信验证码',
  staff: '子账号',
  post: '岗位',
  company: '企业信息',
  merchant: '商家',
  'settle-in': '入驻申请',
  category: '类目',
  content: '官网内容',
  consultation: '访客咨询',
  outbox: '发送记录',
}
