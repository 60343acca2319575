import { markup } from './markup.ts'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const consultationChanges = {
  answer: '答复',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const consultationInput = {
  techniqueId: '技改方案',
  company: '单位',
  message: '咨询内容',
  answer: '答复',
  remark: '说明',
} as const

/** Words of the pages on which operators handle consultation requests. */
export const consultationFields = {
  name: '姓名',
  mobile: '手机号',
  company: '单位',
  industry: '行业',
  about: '咨询的方案',
  createdAt: '提交时间',
  status: '状态',
  message: '咨询内容',
  number: '编号',
  answer: '给访客的答复',
  answeredAt: '答复时间',
} as const

export const consultationList = {
  title: '访客咨询',
  hint: '访客在官网技改方案页提交的咨询。联系后登记结果，同事就不会重复联系。',
  keyword: '编号、姓名、单位或手机号',
  general: '未指定方案',
  call: (name: string, mobile: string) => `拨打${name}的电话 ${mobile}`,
  empty: { title: '还没有咨询', hint: '访客提交后会出现在这里，并以通知提醒' },
} as const

export const consultationDetail = {
  title: (name: string) => `${name}的咨询`,
  sections: { visitor: '访客', message: '咨询内容', answer: '给访客的答复', outcome: '由此产生' },
  inquiries: '询价',
  applications: '入驻申请（同一手机号）',
  noAnswer: '还没有写。登记联系或关闭时可以写，访客凭编号和手机号看到，并收到短信。',
  photo: '铭牌照片',
  openTechnique: (title: string) => `在官网打开方案：${title}`,
  remark: '处理说明',
  remarkHint: '只有平台同事看得到',
  answer: '给访客的答复（选填）',
  answerHint: '访客凭编号和手机号看到，并收到短信',
  contact: {
    title: (name: string) => `登记与${name}的联系`,
    effect: '写下谈了什么、下一步是什么。',
    ok: '登记',
    done: '已登记联系',
  },
  invite: {
    title: (name: string) => `邀请${name}入驻？`,
    effect: '访客会收到短信，请他用本手机号在供应商入驻页提交申请；申请提交后在这里和入驻审核里都能看到。',
    ok: '发送邀请',
    done: '邀请已发送',
  },
  close: {
    title: (name: string) => `关闭${name}的咨询？`,
    effect: '关闭后不再提醒处理，需要时可以重新打开。',
    ok: '关闭咨询',
    done: '已关闭',
  },
  reopen: {
    title: (name: string) => `重新打开${name}的咨询？`,
    effect: '回到“已联系”，继续跟进。',
    ok: '重新打开',
    done: '已重新打开',
  },
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const consultationExport = { name: '访客咨询' } as const

/** The notices as HTML; values from records are escaped. */
export const consultationNotices = {
  /** a visitor sent a request on the website; `about`: the title of the technique, if it is about one */
  consultationRequested: (p: { name: string; company: string | null; about: string | null }) =>
    markup`${p.company === null ? p.name : `${p.company} ${p.name}`} 在网站提交了咨询${p.about === null ? '' : `：${p.about}`}，请尽快联系。`,
}

/** Why a consultation request is refused. */
export const consultationRefusals = {
  'consultation.tooOften': (p: { minutes: number }) => `提交得太频繁，请 ${p.minutes} 分钟后再试`,
  'consultation.techniqueGone': '这个技改方案已经撤下，可以不选方案直接咨询',
} as const
