/** Words of the public pages. */
export const homeText = {
  claim: '采购订单到签收，一条线走完',
  paragraph:
    '班德瑞商家平台把采购方的订单交到供应商手里：逐行确认数量、价格和交期，按可发数量开送货单，到货当场登记合格与拒收，差异有着落。同一张单据，供应商、司机和平台看到的是同一个数字。',
  steps: [
    { title: '接单', text: '订单逐行接受、拒绝或提出变更，理由随单保存' },
    { title: '开单', text: '送货单可合并同一地址的多张订单，数量不超过可发' },
    { title: '送货', text: '登记车辆和司机，送货单带二维码，可直接打印' },
    { title: '签收', text: '按行登记合格与拒收，余量自动回到待发' },
  ],
  enterDashboard: '进入后台',
  skipToSignIn: '跳到登录',
  drawingTitle: '一张订单的流程图：接单、开单、送货、签收',
  openSignIn: '登录商家后台',
  closeSignIn: '收起',
} as const

export const signInText = {
  title: '登录商家后台',
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
  help: '忘记密码时，请联系本企业负责人重置。',
  backHome: '返回首页',
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

/** The page the server sends when no other can be drawn. */
export const faultPageText = {
  title: '页面暂时打不开',
  hint: '系统繁忙或正在启动，请稍后再试。',
  retry: '重试',
  requestId: (id: string) => `请求编号 ${id}`,
} as const
