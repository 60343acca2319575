import type { NoticeChannel } from '@bdr/contract/account/model'
import type { SignInWay } from '@bdr/contract/account/replies'
import type { MessageType } from '@bdr/contract/messages/model'
import { totp, recoveryCodes } from '@bdr/contract/session/model'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const accountChanges = {
  name: '名称',
  email: '邮箱',
  headFileId: { label: '头像', kind: 'file' },
  mobile: { label: '手机号', kind: 'phone' },
  choices: '通知方式',
  quietFrom: '免打扰开始',
  quietUntil: '免打扰结束',
  secondFactor: { label: '两步验证', kind: 'flag' },
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const accountInput = {
  enabled: '启用',
  currentTicket: '原手机号验证凭据',
  newTicket: '新手机号验证凭据',
  newMobile: '新手机号',
  headFileId: '头像',
  choices: '通知方式',
  quietFrom: '免打扰开始',
  quietUntil: '免打扰结束',
  channel: '通知渠道',
  code: '验证码',
} as const

/** Words of the personal account's page. */
export const accountWords = {
  save: '保存',
  next: '下一步',
  done: '完成',
  profile: '基本资料',
  edit: '修改资料',
  name: '姓名',
  account: '账号',
  accountHint: '登录用，不能修改',
  email: '邮箱',
  noEmail: '未填写',
  emailHint: '用于接收邮件通知，可以不填',
  post: '岗位',
  ownPost: (base: string, own: string) => `${own}（基于${base}）`,
  merchant: '企业',
  createdAt: '开通时间',
  lastSignInAt: '上次登录',
  profileSaved: '资料已保存',
  nameMissing: '请输入姓名',

  picture: '头像',
  changePicture: '更换头像',
  choosePicture: '上传头像',
  removePicture: '移除头像',
  pictureSaved: '头像已更新',
  pictureRemoved: '头像已移除',
  pictureSending: (percent: number) => `正在上传 ${percent}%`,
  picturePreparing: '正在准备图片',

  security: '登录与安全',
  mobile: '手机号',
  mobileHint: '用于登录、找回密码和接收短信',
  changeMobile: '更换手机号',
  password: '登录密码',
  passwordHint: '建议定期更换，且不与其他网站相同',
  passwordValue: '已设置',
  changePassword: '修改密码',
} as const

export const passwordDialogWords = {
  title: '修改登录密码',
  effect: '修改后，除本机外所有已登录的设备都会退出。',
  old: '当前密码',
  oldMissing: '请输入当前密码',
  new: '新密码',
  newMissing: '请输入新密码',
  show: '显示密码',
  capsLock: '大写锁定已打开',
  submit: '修改密码',
  done: '密码已修改，其他设备已退出',
} as const

export const mobileDialogWords = {
  title: '更换手机号',
  steps: ['验证当前手机', '验证新手机'],
  current: (mobile: string) => `先用短信验证当前手机号 ${mobile}，再绑定新手机号。`,
  currentLost: '当前手机号已停用时，请联系本企业负责人或平台修改。',
  currentOver: '当前手机号的验证已过期，请重新验证。',
  newMobile: '新手机号',
  submit: '更换手机号',
  done: '手机号已更换',
} as const

export const secondFactorWords = {
  name: '两步验证',
  off: '未开启',
  on: (since: string) => `${since} 开启`,
  offHint: '开启后，登录时除密码外还需要验证器应用上的验证码',
  codesLeft: (left: number) => `还有 ${left} 个恢复码可用`,
  fewCodes: (left: number) => `只剩 ${left} 个恢复码，请重新生成`,
  turnOn: '开启',
  turnOff: '关闭',
  renewCodes: '重新生成恢复码',

  onTitle: '开启两步验证',
  steps: ['验证密码', '绑定验证器', '保存恢复码'],
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  passwordHint: '确认是您本人在操作。',
  scan: '用手机上的验证器应用扫描二维码，再输入应用显示的 6 位验证码。任何支持 TOTP 的验证器应用都可以。',
  picture: '验证器二维码',
  secret: '不能扫描时，请手工输入密钥',
  code: '验证码',
  codeHint: `验证器上的 ${totp.digits} 位数字`,
  codeMissing: `请输入 ${totp.digits} 位验证码`,
  anyCode: '验证码或恢复码',
  anyCodeMissing: '请输入验证码或恢复码',
  confirm: '开启两步验证',

  codesTitle: '恢复码',
  codesHint: `手机不在身边时，可用恢复码代替验证码，每个只能用一次。这 ${recoveryCodes.count} 个恢复码只显示这一次，请保存在安全的地方。`,
  copy: '复制全部',
  copied: '恢复码已复制',
  copyFailed: '无法复制，请下载或手工抄写',
  download: '下载为文本文件',
  fileName: (account: string) => `班德瑞恢复码-${account}.txt`,
  fileHead: (account: string, at: string) => `班德瑞商家平台 账号 ${account} 的恢复码，生成于 ${at}`,
  saved: '我已保存',
  turnedOn: '两步验证已开启',

  renewTitle: '重新生成恢复码',
  renewEffect: '原有恢复码立即失效。',
  renew: '重新生成',
  offTitle: '关闭两步验证',
  offEffect: '关闭后，只凭密码或短信验证码就能登录，恢复码全部失效。',
  turnedOff: '两步验证已关闭',
} as const

export const sessionsWords = {
  title: '登录中的设备',
  count: (count: number) => `${count} 台`,
  unknownDevice: '未知设备',
  current: '本机',
  usedAt: (time: string) => `最近使用 ${time}`,
  since: (time: string) => `登录于 ${time}`,
  end: '退出',
  endOf: (device: string) => `退出 ${device}`,
  endTitle: (device: string) => `退出设备“${device}”`,
  endEffect: '该设备上的登录立即失效，需要重新登录。',
  ended: '该设备已退出',
  endOthers: '退出其他设备',
  endOthersTitle: '退出其他全部设备',
  endOthersEffect: (count: number) => `除本机外的 ${count} 台设备立即退出，需要重新登录。`,
  othersEnded: (count: number) => `已退出 ${count} 台设备`,
} as const

export const signInsWords = {
  title: '登录记录',
  hint: '有不是您本人的登录时，请立即修改密码。',
  at: '时间',
  way: '方式',
  result: '结果',
  succeeded: '成功',
  refused: '未成功',
  refusedBecause: (reason: string) => `未成功：${reason}`,
  device: '设备',
  address: '网络地址',
  /** the network address with its location; the location is empty if unknown */
  addressAt: (address: string, place: string) => (place === '' ? address : `${address}（${place}）`),
  empty: '还没有登录记录',
} as const

export const signInWayTitles: Readonly<Record<SignInWay, string>> = {
  password: '密码',
  sms: '短信验证码',
  qr: '扫码',
}

export const noticeWords = {
  title: '通知方式',
  type: '通知',
  hint: '安全提醒始终会在站内通知。',
  unavailable: '平台尚未开通',
  mailMissing: '填写邮箱后可用',
  smsTo: (mobile: string) => `尾号 ${mobile.slice(-4)}`,
  mailTo: (email: string) => `发往 ${email}`,
  cell: (type: string, channel: string) => `${type}通知：${channel}`,
  quiet: '免打扰时段',
  quietHint: '时段内的短信和邮件等到时段结束后再发，站内通知不受影响。结束早于开始时，到次日为止。',
  from: '开始',
  until: '结束',
  quietMissing: '请填写开始和结束时间',
  quietSame: '开始和结束不能相同',
  save: '保存通知方式',
  saved: '通知方式已保存',
} as const

export const noticeChannelTitles: Readonly<Record<NoticeChannel, string>> = {
  app: '站内',
  sms: '短信',
  mail: '邮件',
}

/** The hint under each type of notice. */
export const noticeTypeHints: Readonly<Record<MessageType, string>> = {
  order: '新订单、变更答复、送货与签收',
  business: '新商机、报价截止、定标结果',
  system: '企业资料、证照到期、账号安全',
}

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
