/** Descriptions of the calls and their group for the API's documentation. */
export const accountCalls = {
  account: '个人账号',
  'account.read': '个人账号信息',
  'account.change': '修改姓名、邮箱、头像',
  'account.changeMobile': '以新旧手机号的短信验证凭据更换手机号',
  'account.signIns': '登录记录',
  'account.sessions': '当前登录的设备',
  'account.endSession': '结束自己的一个登录',
  'account.endOtherSessions': '结束自己在其他设备的全部登录',
  'account.noticePreferences': '通知方式与免打扰时段',
  'account.changeNoticePreferences': '修改通知方式与免打扰时段',
  'account.beginSecondFactor': '开始设置两步验证，返回密钥与二维码',
  'account.confirmSecondFactor': '以首个验证码开启两步验证，返回恢复码（只显示一次）',
  'account.renewRecoveryCodes': '重新生成恢复码，旧的立即失效',
  'account.endSecondFactor': '关闭两步验证',
} as const

/** The names of the actions in the audit log. */
export const accountAudit = {
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
} as const
