import { sessionText } from './client.ts'
import { markup, addressText } from './markup.ts'
import { lockRefusals } from './sms.ts'
import { passwordLength } from '@bdr/contract/session/model'
import { longPassword, formerPasswords } from '@bdr/contract/session/password'
import type { QrLoginState } from '@bdr/contract/session/replies'

/** The names of the calls' input fields, for messages about faults. */
export const sessionInput = {
  principal: '账号',
  credentials: '密码',
  sysType: '系统类型',
  oldPassword: '原密码',
  newPassword: '新密码',
  code: '验证码',
} as const

/** The notices as HTML; values from records are escaped. */
export const sessionNotices = {
  /** somebody tried passwords of this account until it was locked */
  guessedAt: (p: {
    guessed: 'password' | 'code'
    tries: number
    minutes: number
    address: string
    place: string
  }) =>
    markup`有人连续 ${p.tries} 次输错您的${p.guessed === 'password' ? '登录密码' : '两步验证码'}，登录已锁定 ${p.minutes} 分钟。来源地址：${addressText(p)}。若非本人操作，请尽快修改密码。`,
  /** two accounts differed only by case, which is no longer allowed */
  accountRenamed: (p: { before: string; after: string }) =>
    markup`账号不再区分大小写。您的账号 <b>${p.before}</b> 与他人的账号只有大小写不同，已改为 <b>${p.after}</b>，密码与手机号不变。`,
  passwordReset: (p: { address: string; place: string }) =>
    markup`您的登录密码已通过短信验证重置，原有登录已全部退出。来源地址：${addressText(p)}。若非本人操作，请立即联系企业负责人或平台。`,
}

/** Objections to a new password, shown at its field. */
export const passwordRefusals = {
  'password.too-short': `至少 ${passwordLength.min} 个字符`,
  'password.too-long': `最多 ${passwordLength.max} 个字符`,
  'password.too-few-kinds': `请混用大写字母、小写字母、数字、符号中的至少三种，或使用 ${longPassword} 个字符以上的长句`,
  'password.too-repetitive': '重复的字符太多',
  'password.common': '这是常见密码，容易被猜到，请换一个',
  'password.personal': '不能包含您的账号、手机号或姓名',
  'password.former': `不能与最近 ${formerPasswords} 次使用过的密码相同`,
  /** the current password did not match */
  'password.notRight': '不正确',
} as const

/** Why signing in, changing a password, or using the second factor or a QR code is refused. */
export const sessionRefusals = {
  ...passwordRefusals,
  ...lockRefusals,
  'session.wrongPassword': '账号或密码不正确',
  'session.disabled': '该账号已停用，请联系企业负责人',
  'session.merchantFrozen': '所属企业已被冻结，请联系平台',
  'session.invalid': sessionText.ended,
  'session.mobileUnknown': '该手机号没有对应的账号',
  'session.ticketOfOther': '验证结果与该手机号不符，请重新获取验证码',
  'session.passwordDue': '请先修改初始密码',
  'session.stepExpired': '等待时间过长，请重新登录',
  'session.accountChanged': '账号或密码刚刚有变动，请重新登录',
  'session.wrongCode': '验证码不正确，或已使用过',
  'session.qrExpired': '二维码已失效，请刷新后重新扫描',
  'session.qrOfOther': '该二维码已由其他人扫描',
} as const

/** The names of the ways to sign in, as tabs. */
export const signInWayTabs = { password: '密码登录', sms: '短信登录', qr: '扫码登录' } as const

/** Words of signing in, except those of the password form. */
export const signInWords = {
  ways: '登录方式',
  forgotten: '忘记密码',
  firstPassword: '首次设置密码',
  backToSignIn: '返回登录',
  back: '上一步',
} as const

export const smsSignInWords = {
  submit: '登录',
  submitting: '正在登录……',
} as const

export const secondFactorWords = {
  title: '两步验证',
  hint: '密码正确。请打开手机上的验证器应用，输入当前的验证码。',
  code: '验证器上的 6 位验证码',
  codeMissing: '请输入验证码',
  recoveryHint: '请输入开启两步验证时保存的任意一个恢复码。每个恢复码只能用一次。',
  recoveryCode: '恢复码',
  recoveryMissing: '请输入恢复码',
  toRecovery: '手机不在身边？使用恢复码',
  toApp: '改用验证器的验证码',
  submit: '验证并登录',
  submitting: '正在验证……',
} as const

/** Words of resetting a forgotten password, step by step. */
export const forgottenWords = {
  title: '找回密码',
  steps: ['验证手机', '设置新密码', '完成'],
  stepsLabel: '找回密码的步骤',
  mobileHint: '账号绑定的手机号。',
  next: '下一步',
  checking: '正在验证……',
  newPasswordHint: (mobile: string) => `已验证手机号 ${mobile}。`,
  set: '更新密码',
  setting: '正在更新……',
  otherMobile: '重新验证手机',
  done: '密码已更新',
  doneHint: '原有登录已全部退出，请用新密码登录。登录锁定也已解除。',
  signIn: '去登录',
} as const

/** Different words of that page for the first owner of a new company. */
export const firstPasswordWords = {
  title: '首次设置密码',
  stepsLabel: '首次设置密码的步骤',
  mobileHint: '申请入驻时留的手机号，它就是首个账号。',
  done: '密码已设置',
  doneHint: '现在用手机号和新密码登录。',
} as const

export const newPasswordWords = {
  label: '新密码',
  missing: '请输入新密码',
  rule: `至少 ${passwordLength.min} 个字符，混用大写字母、小写字母、数字、符号中的三种；或用 ${longPassword} 个字符以上的长句。`,
} as const

/** Words of replacing a password that somebody else has set. */
export const initialPasswordWords = {
  title: '设置新密码',
  hint: '当前密码由他人设置。为保护您的账号，请先换成只有您知道的密码。',
  oldPassword: '当前密码',
  oldPasswordMissing: '请输入当前密码',
  submit: '保存并继续',
  submitting: '正在保存……',
  forgotten: '不知道当前密码',
  leave: '退出登录',
} as const

/** Words of the page that shows the QR code for signing in. */
export const qrWords = {
  hint: '请用已登录商家平台的手机扫描二维码，并在手机上确认。',
  picture: '登录二维码',
  loading: '正在获取二维码……',
  left: (time: string) => `${time} 后失效`,
  scanned: '已扫描',
  scannedHint: '请在手机上确认登录。',
  over: { expired: '二维码已失效', refused: '已在手机上拒绝登录' } satisfies Partial<
    Record<QrLoginState, string>
  >,
  failed: '没有取到二维码',
  refresh: '刷新二维码',
} as const

/** Words of the phone's page after scanning, which asks for confirmation. */
export const scannedWords = {
  title: '登录确认',
  pageHint: '在手机上确认或拒绝电脑上的登录。',
  asks: '有一台设备请求以您的账号登录商家平台。',
  account: '登录账号',
  accountOf: (name: string, account: string) => `${name}（${account}）`,
  device: '设备',
  deviceUnknown: '未知设备',
  address: '网络地址',
  addressAt: (address: string, place: string) => `${address}（${place}）`,
  askedAt: '请求时间',
  left: (time: string) => `请在 ${time} 内决定`,
  warning: '不是您本人在操作？请拒绝，并尽快修改密码。',
  confirm: '确认登录',
  confirming: '正在确认……',
  refuse: '拒绝',
  signInFirst: '请先在这台手机上登录，再确认电脑上的登录。二维码两分钟内有效，超时请在电脑上刷新。',
  reading: '正在读取登录请求……',
  noTicket: '地址不完整',
  noTicketHint: '请重新扫描电脑上的二维码。',
  failed: '登录请求没有读取成功',
  retry: '重试',
} as const

/** Words of the phone's last page. */
export const mobileResultWords = {
  success: { title: '已确认登录', hint: '电脑上会自动进入商家后台，可以关闭本页。' },
  refused: { title: '已拒绝登录', hint: '电脑上的登录没有通过。若不是您本人操作，请尽快修改密码。' },
  expired: { title: '二维码已失效', hint: '请在电脑上刷新二维码，再重新扫描。' },
  signed: { title: '签收完成', hint: '供应商已收到您的签收。返回上一页可以查看签收记录、下载签收单。' },
} as const

export type MobileResult = keyof typeof mobileResultWords

export const mobileResults = Object.keys(mobileResultWords) as MobileResult[]

export const mobileResultNext = { enter: '进入商家后台', account: '去修改密码' } as const
