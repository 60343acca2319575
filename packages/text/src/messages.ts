import type { Decimal } from '@bdr/contract/kernel/decimal'
import { amountText } from './number-format.ts'

/**
 * What a notice says, as HTML: the sentence is ours, what comes from a record is escaped. Only the
 * tags of `contentTags` survive.
 */
export const notices = {
  orderImported: (p: {
    orderNo: string
    buyer: string
    lineCount: number
    currency: string
    totalAmount: Decimal
  }) =>
    markup`收到 ${p.buyer} 的采购订单 <b>${p.orderNo}</b>，共 ${p.lineCount} 行，金额 ${amountText(p.totalAmount, p.currency)}，请确认交期与价格。`,

  /** many at once, by the buyers of each */
  ordersImported: (buyers: readonly string[]) => {
    const [first = '', ...others] = new Set(buyers)
    const all = others.length === 0 ? first : `${first} 等 ${others.length + 1} 家采购方`
    return markup`收到 ${all} 的 <b>${buyers.length}</b> 张采购订单，请确认交期与价格。`
  },

  /** the supplier proposed or rejected; line numbers of the order */
  orderAnswered: (p: {
    merchant: string
    orderNo: string
    proposed: readonly number[]
    rejected: readonly number[]
  }) =>
    markup`${p.merchant} 答复了订单 <b>${p.orderNo}</b>：${clauses(['申请变更', p.proposed], ['拒绝', p.rejected])}。`,

  /** the operator decided on proposals */
  orderDecided: (p: { orderNo: string; approved: readonly number[]; declined: readonly number[] }) =>
    markup`平台答复了订单 <b>${p.orderNo}</b> 的变更申请：${clauses(['同意变更', p.approved], ['不同意变更，请重新确认', p.declined])}。`,

  orderSetAside: (p: { action: 'cancel' | 'close'; orderNo: string; reason: string }) =>
    markup`订单 <b>${p.orderNo}</b> 已${p.action === 'cancel' ? '取消' : '关闭，未发数量不再发货'}。原因：${p.reason}`,

  noteDispatched: (p: { merchant: string; noteNo: string; buyer: string; lineCount: number }) =>
    markup`${p.merchant} 的送货单 <b>${p.noteNo}</b> 已发往 ${p.buyer}，共 ${p.lineCount} 行。`,

  noteArrived: (p: {
    noteNo: string
    buyer: string
    receiver: string
    state: 'received' | 'partly-received' | 'discrepancy'
  }) => markup`送货单 <b>${p.noteNo}</b> ${arrival[p.state]}（${p.buyer}，收货人 ${p.receiver}）。`,

  noteSettled: (p: { noteNo: string; reason: string }) =>
    markup`送货单 <b>${p.noteNo}</b> 的差异已处理，未接收的数量可重新发货。说明：${p.reason}`,

  /** what an applicant did, for the operators */
  settleIn: (p: { action: 'apply' | 'resubmit' | 'withdraw'; company: string; applicationNo: string }) =>
    markup`${p.company} ${settleInActionWords[p.action]}入驻申请 <b>${p.applicationNo}</b>${p.action === 'withdraw' ? '' : '，请审核'}。`,

  outboxGivenUp: (p: { what: string }) =>
    markup`有${p.what}多次发送失败，已放弃。请在“发送记录”中查看原因并处理。`,

  /** somebody guessed at the account until it was locked */
  guessedAt: (p: {
    guessed: 'password' | 'code'
    tries: number
    minutes: number
    address: string
    place: string
  }) =>
    markup`有人连续 ${p.tries} 次输错您的${p.guessed === 'password' ? '登录密码' : '两步验证码'}，登录已锁定 ${p.minutes} 分钟。来源地址：${addressText(p)}。若非本人操作，请尽快修改密码。`,

  /** somebody used up all tries at a code that went to this person's mobile */
  smsCodeGuessedAt: (p: { use: string; tries: number; address: string; place: string }) =>
    markup`有人连续 ${p.tries} 次输错发到您手机、用于${p.use}的验证码，该验证码已作废。来源地址：${addressText(p)}。若非本人操作，请勿把验证码告诉任何人。`,

  /** two accounts differed by case alone, which no longer tells people apart */
  accountRenamed: (p: { before: string; after: string }) =>
    markup`账号不再区分大小写。您的账号 <b>${p.before}</b> 与他人的账号只有大小写不同，已改为 <b>${p.after}</b>，密码与手机号不变。`,

  /** an owner gave this person another mobile */
  mobileMoved: (p: { by: string; tail: string }) =>
    markup`${p.by} 将您的账号绑定手机号更换为尾号 <b>${p.tail}</b> 的手机。若有疑问，请联系企业负责人或平台。`,

  passwordReset: (p: { address: string; place: string }) =>
    markup`您的登录密码已通过短信验证重置，原有登录已全部退出。来源地址：${addressText(p)}。若非本人操作，请立即联系企业负责人或平台。`,

  /** somebody asked on the website; `about`: the technique, if it is about one */
  consultationRequested: (p: { name: string; company: string | null; about: string | null }) =>
    markup`${p.company === null ? p.name : `${p.company} ${p.name}`} 在网站提交了咨询${p.about === null ? '' : `：${p.about}`}，请尽快联系。`,
}

const settleInActionWords = { apply: '提交了', resubmit: '修改并重新提交了', withdraw: '撤销了' } as const

const arrival = {
  received: '已全部签收',
  'partly-received': '已部分签收，其余在途',
  discrepancy: '到货有差异，请处理',
} as const

/** `第 1、3 行申请变更；第 2 行拒绝`; a group without lines is left out. */
const clauses = (...groups: [verdict: string, lineNos: readonly number[]][]): string =>
  groups
    .filter(([, lineNos]) => lineNos.length > 0)
    .map(([verdict, lineNos]) => `${lines(lineNos)}${verdict}`)
    .join('；')

const addressText = ({ address, place }: { address: string; place: string }): string =>
  place === '' ? address : `${address}（${place}）`

/** A notice is a sentence: an order may have a thousand lines. */
const linesNamed = 5
const lines = (lineNos: readonly number[]): string =>
  lineNos.length <= linesNamed
    ? `第 ${lineNos.join('、')} 行`
    : `第 ${lineNos.slice(0, linesNamed).join('、')} 等 ${lineNos.length} 行`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character]!)

/** HTML whose values mean themselves. Not called `html`: formatters would reflow the sentences. */
export function markup(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((sentence, part, index) => beside(sentence, part, String(values[index - 1])))
}

/** Chinese stands beside Chinese without the space that a Latin name or a number gets. */
function beside(sentence: string, part: string, value: string): string {
  const before = beginsChinese.test(value) ? sentence.replace(/ $/, '') : sentence
  const after = endsChinese.test(value) ? part.replace(/^ /, '') : part
  return before + escaped(value) + after
}

const beginsChinese = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const endsChinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]$/u
