import { passwordLength } from '@bdr/contract/session/model'
import { formerPasswords, longPassword } from '@bdr/contract/session/password'
import { sessionText } from '../client.ts'
import { lockRefusals } from '../sms-code.ts'

/** What is wrong with a new password, at its field. */
export const passwordRefusals = {
  'password.too-short': `至少 ${passwordLength.min} 个字符`,
  'password.too-long': `最多 ${passwordLength.max} 个字符`,
  'password.too-few-kinds': `请混用大写字母、小写字母、数字、符号中的至少三种，或使用 ${longPassword} 个字符以上的长句`,
  'password.too-repetitive': '重复的字符太多',
  'password.common': '这是常见密码，容易被猜到，请换一个',
  'password.personal': '不能包含您的账号、手机号或姓名',
  'password.former': `不能与最近 ${formerPasswords} 次使用过的密码相同`,
  /** the own password that was to be shown */
  'password.notRight': '不正确',
} as const

/** Signing in, passwords, the second factor, sign-in by QR. */
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
