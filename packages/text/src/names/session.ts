/** Descriptions of the calls and their group for the API's documentation. */
export const sessionCalls = {
  session: '登录与个人信息',
  'session.login': '登录，返回令牌；开启两步验证的账号先返回第二步的凭据',
  'session.secondFactor': '以两步验证码或恢复码完成登录',
  'session.smsLogin': '以短信验证凭据登录',
  'session.updatePassword': '修改自己的密码，其他设备的登录立即失效',
  'session.forgetPassword': '以短信验证凭据重设密码，全部登录立即失效',
  'session.qrCode': '扫码登录的二维码图片，凭据在响应头 X-Login-Ticket',
  'session.pollQrLogin': '扫码登录的进度；确认后返回一次令牌',
  'session.scanQrLogin': '手机端：查看请求登录的设备',
  'session.confirmQrLogin': '手机端：确认登录',
  'session.refuseQrLogin': '手机端：拒绝登录',
  'session.logout': '退出登录，令牌立即失效',
  'session.userInfo': '当前登录人的资料与岗位',
} as const

/** The names of the actions in the audit log. */
export const sessionAudit = {
  'session.signIn': '登录',
  'session.refused': '登录被拒绝',
  'session.signOut': '退出登录',
  'session.changePassword': '修改密码',
  'session.resetPassword': '通过短信重设密码',
  'session.resetRefused': '通过短信重设密码被拒绝',
  'session.confirmQr': '确认扫码登录',
  'session.refuseQr': '拒绝扫码登录',
} as const
