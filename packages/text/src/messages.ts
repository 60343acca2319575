import type { Decimal } from '@bdr/contract/kernel/decimal'

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
    markup`收到 ${p.buyer} 的采购订单 <b>${p.orderNo}</b>，共 ${p.lineCount} 行，金额 ${p.currency} ${p.totalAmount}，请确认交期与价格。`,

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
}

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
const escaped = (value: string | number): string =>
  String(value).replace(/[&<>"']/g, (character) => entities[character]!)

/** HTML whose values mean themselves. Not called `html`: formatters would reflow the sentences. */
function markup(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map(escaped))
}
