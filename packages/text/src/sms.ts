import type { SmsType } from '@bdr/contract/sms/model'

const brand = '【班德瑞】'

interface CodeParams {
  code: string
  minutes: number
}

/** What a code is for, in the sentence that brings it. */
export const codeUses: Readonly<Record<SmsType, string>> = {
  login: '登录商家平台',
  'forget-password': '重置登录密码',
  'settle-in': '办理商家入驻',
  'bind-mobile': '更换绑定手机号',
}

const codeText =
  (type: SmsType) =>
  ({ code, minutes }: CodeParams) =>
    `${brand}您正在${codeUses[type]}，验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人，包括自称平台工作人员的人。`

/**
 * Every SMS there is. The carrier's template of the same meaning has the same parameters; its own
 * number is a setting.
 */
export const smsTemplates = {
  'code-login': codeText('login'),
  'code-forget-password': codeText('forget-password'),
  'code-settle-in': codeText('settle-in'),
  'code-bind-mobile': codeText('bind-mobile'),

  'password-reset': ({ account }: { account: string }) =>
    `${brand}账号 ${account} 的登录密码已通过短信验证重置，原有登录已全部退出。若非本人操作，请立即联系企业负责人或平台。`,
  'mobile-changed': ({ tail }: { tail: string }) =>
    `${brand}您的账号绑定手机号已更换为尾号 ${tail} 的手机。若非本人操作，请立即联系企业负责人或平台。`,

  'settle-in-approved': ({ company }: { company: string }) =>
    `${brand}${company}的入驻申请已通过。请用本手机号在登录页选择“忘记密码”设置密码，然后登录商家平台。`,
  'settle-in-returned': ({ company, remarks }: { company: string; remarks: number }) =>
    `${brand}${company}的入驻申请被退回，有 ${remarks} 处需要修改。请在入驻页“查询进度”中修改后重新提交。`,
  'settle-in-refused': ({ company, reason }: { company: string; reason: string }) =>
    `${brand}${company}的入驻申请未通过。原因：${reason}`,

  notice: ({ title }: { title: string }) => `${brand}您有一条新的${title}通知，请登录商家平台查看。`,
} as const

export type SmsTemplate = keyof typeof smsTemplates
export type SmsParams<Template extends SmsTemplate> = Parameters<(typeof smsTemplates)[Template]>[0]
