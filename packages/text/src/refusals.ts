import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import { accountRefusals } from './refusals/account.ts'
import { fileRefusals } from './refusals/files.ts'
import { outboxRefusals } from './refusals/outbox.ts'
import { importRefusals } from './refusals/imports.ts'
import { sessionRefusals } from './refusals/session.ts'
import { smsRefusals } from './refusals/sms.ts'
import { categoryRefusals } from './refusals/categories.ts'
import { settleInRefusals } from './refusals/settle-in.ts'
import { contentRefusals } from './refusals/content.ts'
import { companyRefusals } from './refusals/company.ts'
import { staffRefusals } from './refusals/staff.ts'
import { fieldRefusals } from './refusals/fields.ts'
import { orderStatus } from './labels.ts'
import { lifecycleWords, type LifecycleName } from './lifecycles.ts'

/** A refusal within another one's parameters. */
interface Nested {
  readonly key: string
  readonly params: unknown
}

/**
 * The sentences of what the server refuses, by the key that its rules answer. What a sentence needs
 * is what a rule must say.
 */
const refusals = {
  ...fieldRefusals,
  ...contentRefusals,
  ...sessionRefusals,
  ...accountRefusals,
  ...smsRefusals,
  ...fileRefusals,
  ...outboxRefusals,
  ...importRefusals,

  'access.denied': '您的岗位没有此项权限',
  'record.notFound': '记录不存在',
  'record.changed': '该记录已被他人修改，请刷新后再操作',
  'input.invalid': '提交的内容有误',
  'list.tooManyToExport': (p: { limit: number }) => `记录超过 ${p.limit} 条，请用筛选条件缩小范围后再导出`,
  'request.unknownPath': '接口不存在',
  'request.malformed': '请求内容无法解析',
  'request.tooLarge': (p: { limit: string }) => `内容超过上限 ${p.limit}`,
  'request.tooMany': '操作过于频繁，请稍后再试',
  'request.fault': '系统繁忙，请稍后再试',
  'request.unavailable': '服务正在启动或关闭，请稍后再试',
  'request.keyReused': '同一幂等键已用于内容不同的请求',

  'machine.notNow': (p: { machine: LifecycleName; state: string; action: string }) => {
    const words = lifecycleWords(p.machine, p.state, p.action)
    return `当前状态为“${words.state}”，不能${words.action}`
  },
  'refusals.several': (p: { refusals: readonly Nested[] }) => p.refusals.map(refusalText).join('；'),

  'quantity.fraction': (p: { lineNo: number; quantity: Decimal; unit: string }) =>
    `第 ${p.lineNo} 行填写了 ${p.quantity} ${p.unit}，“${p.unit}”一般按整数计`,

  'order.setAside': (p: { status: OrderStatus }) => `订单“${orderStatus[p.status]}”，不能再处理明细`,
  'order.lineUnknown': '该明细不属于此订单',
  'order.lineTwice': (p: { lineNo: number }) => `第 ${p.lineNo} 行重复提交`,
  'order.proposalEmpty': (p: { lineNo: number }) =>
    `第 ${p.lineNo} 行没有任何变更，请填写新的数量、单价或交期`,
  'order.proposalInPast': (p: { lineNo: number }) => `第 ${p.lineNo} 行的交期早于今天`,
  'order.alreadyOnNote': (p: { noteNo: string }) => `已有送货单 ${p.noteNo}，请供应商先作废再取消`,
  'order.alreadyShipped': '已有货物发出，不能取消；其余不再要时请关闭订单',
  'order.nothingShipped': '还没有货物发出，请直接取消订单',
  'order.noteStillReady': (p: { noteNo: string }) => `送货单 ${p.noteNo} 尚未发出，请先作废或发货`,
  'order.noteStillOut': (p: { noteNo: string }) => `送货单 ${p.noteNo} 尚未签收`,
  'order.nothingToShip': '没有可发货的明细',
  'order.notConfirmed': '还没有已接受的明细',

  'note.orderSetAside': (p: { orderNo: string; status: OrderStatus }) =>
    `订单 ${p.orderNo} ${orderStatus[p.status]}，不能发货`,
  'note.lineNotShippable': (p: { orderNo: string; lineNo: number }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行现在不能发货`,
  'note.overRemaining': (p: { max: Decimal; unit: string }) => `不能超过可发数量 ${p.max} ${p.unit}`,
  'note.lineBlocked': (p: { orderNo: string; lineNo: number; why: Nested }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行：${refusalText(p.why)}`,
  'note.lineTwice': '同一订单行只能出现一次',
  'note.lineUnknown': '订单行不存在',
  'note.severalAddresses': '一张送货单的明细必须属于同一采购方和收货地址',
  'note.arrivedTooMuch': (p: { max: Decimal; unit: string }) => `到货数量不能超过在途数量 ${p.max} ${p.unit}`,
  'note.rejectNeedsReason': '请填写拒收原因',
  'note.nothingArrived': '请填写至少一行的到货数量',
  'note.noteLineUnknown': '该明细不属于此送货单',

  ...companyRefusals,
  ...staffRefusals,
  ...settleInRefusals,
  ...categoryRefusals,
} as const

type Refusals = typeof refusals
export type RefusalKey = keyof Refusals
export const refusalKeys = Object.keys(refusals) as readonly RefusalKey[]
/** What a sentence needs; undefined for plain text. */
export type ParamsOf<Key extends RefusalKey> = Refusals[Key] extends (params: infer P) => string
  ? P
  : undefined
/** The same as the arguments after the key. */
export type RefusalParams<Key extends RefusalKey> = Refusals[Key] extends (params: infer P) => string
  ? [params: P]
  : []

/** Where something stands in an input: names of fields and indexes of lists. Empty: all of it. */
export type FieldPath = readonly (string | number)[]

/**
 * Why something is refused, as data: a key of the sentences, what the sentence needs, and the field
 * it is about. Rules answer it; where it leaves the house `refusalText` makes words of it.
 */
export type Refusal = {
  [K in RefusalKey]: { readonly key: K; readonly params: ParamsOf<K>; readonly path: FieldPath }
}[RefusalKey]

/** The sentence of a key. */
export const t = <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>): string =>
  refusalText({ key, params: params[0] })

/** A refusal in words, without the name of the field it is about. */
export function refusalText({ key, params }: Nested): string {
  const words = refusals[key as RefusalKey] as string | ((params: unknown) => string)
  return typeof words === 'string' ? words : words(params)
}
