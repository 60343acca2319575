/** Words of the home page. */
export const homeText = {
  closeSignIn: '收起',
} as const

export const signInText = {
  title: '登录商家后台',
  needsScript:
    '登录需要浏览器运行脚本：请在浏览器设置中允许本站的 JavaScript，然后刷新本页。网站的其他页面不用脚本也能看。',
  resume: '请先登录，登录后回到您要打开的页面。',
  principal: '账号或手机号',
  credentials: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开',
  submit: '登录',
  submitting: '正在登录……',
  principalMissing: '请输入账号或手机号',
  credentialsMissing: '请输入密码',
  backHome: '返回首页',
  toSettleIn: '还没有入驻，去申请',
} as const

export const notFoundText = {
  title: '没有这个页面',
  hint: '地址可能写错了，或者页面已经搬走。',
  backHome: '返回首页',
} as const

export const noPermissionText = {
  title: '您的岗位不能打开这个页面',
  hint: '页面的权限由岗位决定。需要使用时，请联系本企业负责人调整岗位。',
  backHome: '返回首页',
} as const

/** Words of the page the server sends if no other can be rendered. */
export const faultPageText = {
  title: '页面暂时打不开',
  hint: '系统繁忙或正在启动，请稍后再试。',
  retry: '重试',
  requestId: (id: string) => `请求编号 ${id}`,
} as const
