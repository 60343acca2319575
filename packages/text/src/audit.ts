import type { SignInWay } from '@bdr/contract/account/replies'
import type { SmsType } from '@bdr/contract/sms/model'
import { codeUses } from './sms.ts'

/** Why somebody could not show who they are, as the account's owner reads it. */
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
} as const
export type SignInRefusal = keyof typeof signInRefusals

export const signInWays: Readonly<Record<SignInWay, string>> = {
  password: '密码登录',
  sms: '短信验证码登录',
  qr: '扫码登录',
}

/** What the audit log calls what was done. Tests refuse an entry whose action has no words here. */
export const auditActions: Readonly<Record<string, string>> = {
  'session.signIn': '登录',
  'session.refused': '登录被拒绝',
  'session.signOut': '退出登录',
  'session.changePassword': '修改密码',
  'session.resetPassword': '通过短信重设密码',
  'session.resetRefused': '通过短信重设密码被拒绝',
  'session.confirmQr': '确认扫码登录',
  'session.refuseQr': '拒绝扫码登录',

  'account.change': '修改个人资料',
  'account.changeMobile': '更换手机号',
  'account.changeNotices': '修改通知方式',
  'account.endSession': '结束一个登录',
  'account.endOtherSessions': '结束其他登录',
  'account.secondFactorBegun': '获取两步验证密钥',
  'account.secondFactorOn': '开启两步验证',
  'account.secondFactorOff': '关闭两步验证',
  'account.renewRecoveryCodes': '重新生成恢复码',
  'account.refused': '本人验证未通过',

  'access.refused': '无权限的操作被拒绝',
  'access.unproved': '未能验证身份的操作被拒绝',
  'access.limited': '操作过于频繁被拒绝',

  'sms.refused': '短信验证码错误',
  'sms.guessed': '短信验证码被连续输错',
  'sms.limited': '短信验证码发送次数达到上限',

  'staff.create': '添加子账号',
  'staff.update': '修改子账号',
  'staff.enable': '启用子账号',
  'staff.disable': '停用子账号',
  'staff.delete': '删除子账号',
  'staff.resetPassword': '重置子账号密码',
  'staff.endSessions': '让子账号退出登录',

  'post.create': '新增岗位',
  'post.update': '修改岗位',
  'post.delete': '删除岗位',

  'company.update-profile': '修改企业资料',
  'company.update-addresses': '修改企业地址',
  'company.update-contacts': '修改企业联系人',
  'company.approve-change': '同意企业资料变更',
  'company.refuse-change': '不同意企业资料变更',

  'order.import': '导入订单',
  'order.respond': '答复订单',
  'order.decide': '答复订单变更',
  'order.cancel': '取消订单',
  'order.close': '关闭订单',

  'delivery-note.create': '创建送货单',
  'delivery-note.edit': '修改送货单',
  'delivery-note.submit': '提交送货单',
  'delivery-note.dispatch': '送货单发货',
  'delivery-note.receive': '登记送货单到货',
  'delivery-note.settle': '处理送货单差异',
  'delivery-note.void': '作废送货单',

  'merchant.freeze': '冻结商家',
  'merchant.reinstate': '恢复商家',

  'settle-in.apply': '提交入驻申请',
  'settle-in.resubmit': '重新提交入驻申请',
  'settle-in.withdraw': '撤销入驻申请',
  'settle-in.tick': '勾选入驻审核清单',
  'settle-in.return': '退回入驻申请',
  'settle-in.refuse': '拒绝入驻申请',
  'settle-in.approve': '通过入驻申请',

  'category.add': '新增类目',
  'category.change': '修改类目',
  'category.move': '移动类目',
  'category.enable': '启用类目',
  'category.disable': '停用类目',

  'content.create': '新建内容',
  'content.save': '保存内容',
  'content.restore': '恢复内容的历史版本',
  'content.schedule': '定时发布内容',
  'content.unschedule': '取消定时发布',
  'content.publish': '发布内容',
  'content.release': '到时发布内容',
  'content.withdraw': '撤下内容',

  'consultation.request': '访客提交咨询',
  'consultation.contact': '登记咨询联系',
  'consultation.close': '关闭咨询',
  'consultation.reopen': '重新打开咨询',

  'company.request-change': '申请变更企业资料',
  'company.withdraw-change': '撤回企业资料变更',

  'outbox.retry': '重新发送',
}

/** Actions nothing is written down as any more, for the entries of before. */
export const retiredAuditActions: Readonly<Record<string, string>> = {
  'company.decide': '审核企业资料变更',
}

/** What is said beside an entry of these. */
export const auditDetails = {
  signIn: (p: { way?: SignInWay | undefined; why?: SignInRefusal | undefined; place: string }) =>
    [p.way === undefined ? '' : signInWays[p.way], p.why === undefined ? '' : signInRefusals[p.why], p.place]
      .filter((part) => part !== '')
      .join('，'),
  /** whose code, and what it opens; the mobile masked */
  code: (p: { mobile: string; type: SmsType }) => `${p.mobile}，用于${codeUses[p.type]}`,
  /** of an import, beside the first order's number */
  orders: (count: number) => `共 ${count} 单`,
  reason: (reason: string) => `原因：${reason}`,
  /** what was asked for that the person's post does not have */
  lacking: (permission: string) => `缺少权限：${permission}`,
} as const
