import { codeUses } from './sms.ts'
import type { SignInWay } from '@bdr/contract/account/replies'
import type { SmsType } from '@bdr/contract/sms/model'

/** The names of the calls' input fields, for messages about faults. */
export const auditInput = {
  personId: '人员',
  to: '日期止',
  from: '日期起',
} as const

/** Why a sign-in was refused, as the account's owner reads it. */
export const signInRefusals = {
  wrongPassword: '密码错误',
  wrongCode: '两步验证码错误',
  wrongTicket: '短信验证已失效，或不属于该手机号',
  mobileUnknown: '手机号没有对应的账号',
  stepExpired: '两步验证等待时间过长',
  accountChanged: '账号或密码在登录过程中有变动',
  qrOfOther: '二维码已由其他人扫描',
  locked: '错误次数过多，已锁定',
  disabled: '账号已停用',
  merchantFrozen: '所属企业已冻结',
  receiptLink: '签收链接不是平台所发',
} as const

export type SignInRefusal = keyof typeof signInRefusals

export const signInWays: Readonly<Record<SignInWay, string>> = {
  password: '密码登录',
  sms: '短信验证码登录',
  qr: '扫码登录',
}

/** Details shown with an entry of the audit log. */
export const auditDetails = {
  signIn: (p: { way?: SignInWay | undefined; why?: SignInRefusal | undefined; place: string }) =>
    [p.way === undefined ? '' : signInWays[p.way], p.why === undefined ? '' : signInRefusals[p.why], p.place]
      .filter((part) => part !== '')
      .join('，'),
  /** the masked mobile, and the purpose of the code */
  code: (p: { mobile: string; type: SmsType }) => `${p.mobile}，用于${codeUses[p.type]}`,
  /** for an import, after the first order's number */
  orders: (count: number) => `共 ${count} 单`,
  reason: (reason: string) => `原因：${reason}`,
  /** the permission that the person's post lacks */
  lacking: (permission: string) => `缺少权限：${permission}`,
} as const

/** Words of the page with the audit log. */
export const auditPage = {
  title: '操作日志',
  hint: '账号、岗位、企业资料、订单与送货单等重要操作的记录，不能修改或删除。',
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

/** The name of the exported list, and of those of its columns that no page has. */
export const auditExport = {
  name: '操作日志',
  detail: '说明',
  device: '设备',
  address: '地址',
  requestId: '请求编号',
} as const
