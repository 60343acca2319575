/** The personal account. */
export const accountRefusals = {
  'account.mobileTaken': '该手机号已被其他账号使用',
  'account.mobileSame': '与当前手机号相同',
  'account.ticketOfOther': '原手机号的验证结果无效，请重新获取验证码',
  'account.quietHalf': '免打扰的开始与结束时间须同时填写，且不能相同',
  'account.channelUnavailable': '本平台尚未开通邮件通知',
  'account.mailMissing': '请先填写邮箱',
  'account.secondFactorOn': '两步验证已经开启',
  'account.secondFactorOff': '两步验证没有开启',
  'account.secondFactorNotBegun': '请先获取两步验证密钥',
} as const
