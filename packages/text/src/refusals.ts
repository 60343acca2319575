import type { Decimal } from '@bdr/contract/kernel/decimal'
import { accountRefusals } from './refusals/account.ts'
import { fileRefusals } from './refusals/files.ts'
import { outboxRefusals } from './refusals/outbox.ts'
import { sessionRefusals } from './refusals/session.ts'
import { smsRefusals } from './refusals/sms.ts'
import { categoryRefusals } from './refusals/categories.ts'
import { settleInRefusals } from './refusals/settle-in.ts'
import { contentRefusals } from './refusals/content.ts'
import { companyRefusals } from './refusals/company.ts'
import { staffRefusals } from './refusals/staff.ts'

/** Sentences the server answers with when it refuses. Keys are what the code throws. */
export const refusals = {
  ...contentRefusals,
  ...sessionRefusals,
  ...accountRefusals,
  ...smsRefusals,
  ...fileRefusals,
  ...outboxRefusals,

  'access.denied': '您的岗位没有此项权限',
  'record.notFound': '记录不存在',
  'record.changed': '该记录已被他人修改，请刷新后再操作',
  'input.invalid': '提交的内容有误',
  'request.unknownPath': '接口不存在',
  'request.malformed': '请求内容无法解析',
  'request.tooLarge': (p: { limit: string }) => `内容超过上限 ${p.limit}`,
  'request.tooMany': '操作过于频繁，请稍后再试',
  'request.fault': '系统繁忙，请稍后再试',
  'request.unavailable': '服务正在启动或关闭，请稍后再试',
  'request.keyReused': '同一幂等键已用于内容不同的请求',

  'machine.notNow': (p: { state: string; action: string }) => `当前状态为“${p.state}”，不能${p.action}`,

  'machine.guarded': (p: { why: string }) => p.why,

  'order.setAside': (p: { state: string }) => `订单“${p.state}”，不能再处理明细`,
  'order.lineUnknown': '该明细不属于此订单',
  'order.lineTwice': (p: { lineNo: number }) => `第 ${p.lineNo} 行重复提交`,
  'order.proposalEmpty': (p: { lineNo: number }) =>
    `第 ${p.lineNo} 行没有任何变更，请填写新的数量、单价或交货日期`,
  'order.proposalInPast': (p: { lineNo: number }) => `第 ${p.lineNo} 行的交货日期早于今天`,
  'order.alreadyOnNote': (p: { noteNo: string }) => `已有送货单 ${p.noteNo}，请供应商先作废再取消`,
  'order.alreadyShipped': '已有货物发出，不能取消；其余不再要时请关闭订单',
  'order.nothingShipped': '还没有货物发出，请直接取消订单',
  'order.noteStillReady': (p: { noteNo: string }) => `送货单 ${p.noteNo} 尚未发出，请先作废或发货`,
  'order.noteStillOut': (p: { noteNo: string }) => `送货单 ${p.noteNo} 尚未签收`,
  'order.nothingToShip': '没有可发货的明细',
  'order.notConfirmed': '还没有已接受的明细',

  'note.orderSetAside': (p: { orderNo: string; state: string }) => `订单 ${p.orderNo} ${p.state}，不能发货`,
  'note.lineNotShippable': (p: { orderNo: string; lineNo: number }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行现在不能发货`,
  'note.overRemaining': (p: { max: Decimal; unit: string }) => `不能超过可发数量 ${p.max} ${p.unit}`,
  'note.lineBlocked': (p: { orderNo: string; lineNo: number; why: string }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行：${p.why}`,
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
/** The parameters a sentence needs: none for plain text. */
export type RefusalParams<Key extends RefusalKey> = Refusals[Key] extends (params: infer P) => string
  ? [params: P]
  : []

export function say<Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>): string {
  const text = refusals[key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params[0])
}
