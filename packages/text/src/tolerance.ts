import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { EffectiveTolerance, Tolerance, ToleranceMode } from '@bdr/contract/orders/tolerance'
import { markup } from './markup.ts'
import { rateText } from './number-format.ts'
import { toleranceFrom, toleranceLabel, toleranceText } from './tolerance-rule.ts'

/** Words of the forms for setting a rule. */
export const toleranceForm = {
  field: toleranceLabel,
  mode: {
    none: '不许超交',
    warn: '可以超交，超出时须确认',
    reject: '可以超交，不必确认',
  } satisfies Record<ToleranceMode, string>,
  about: {
    none: '发货不能超过订单数量。',
    warn: '超出订单数量、但在比例以内的，发货的人确认后放行；超过比例的拒绝。',
    reject: '在比例以内的直接放行；超过比例的拒绝。',
  } satisfies Record<ToleranceMode, string>,
  share: '最多超交',
  shareHint: '占订单数量的百分比，大于 0、不超过 100',
  shareMissing: '请填写大于 0、不超过 100 的百分比',
  /** without a rule of its own, the rule of the next level applies */
  inherits: (rule: EffectiveTolerance | null) =>
    rule === null ? '不另作约定' : `不另作约定（${toleranceFrom(rule)}：${toleranceText(rule)}）`,
  save: '保存',

  ofMerchant: {
    title: (name: string) => `“${name}”的超交规则`,
    lead: '用于该商家所有没有另作约定的订单，包括已经下达的。已发出和已占用的数量不受影响。',
  },
  ofOrder: {
    title: (orderNo: string) => `订单 ${orderNo} 的超交规则`,
    lead: '明细有约定的按明细，没有的按订单。已发出和已占用的数量不受影响，供应商会收到通知。',
    order: '整张订单',
    lines: '逐行约定',
    line: (lineNo: number) => `第 ${lineNo} 行`,
    ruleOf: (lineNo: number) => `第 ${lineNo} 行的超交规则`,
    shareOf: (lineNo: number) => `第 ${lineNo} 行最多超交`,
    inherits: '与整张订单相同',
    unchanged: '没有改动',
  },
  ofPlatform: {
    lead: '明细、订单、商家都没有另作约定时，按这里的规则；修改后对所有这样的订单立即生效，已发出和已占用的数量不受影响；有这样的订单未完成的供应商会收到通知。',
    rule: '平台规则',
    merchants: '另有规则的商家',
    none: '没有商家另有规则。要为一家商家另作约定，请打开它的详情。',
    cut: (shown: number, count: number) => `共 ${count} 家，列出前 ${shown} 家`,
    history: '修改记录',
    changed: '修改规则',
    done: '平台的超交规则已保存',
  },
} as const

/** The notices as HTML; values from records are escaped. */
export const toleranceNotices = {
  ofOrder: (p: { orderNo: string; rule: Tolerance | null; lineNos: readonly number[] }) =>
    markup`平台调整了订单 <b>${p.orderNo}</b> 的超交规则：${[
      p.rule === null ? '整单不另作约定' : `整单${toleranceText(p.rule)}`,
      ...(p.lineNos.length > 0 ? [`${p.lineNos.length} 行另有约定`] : []),
    ].join('；')}。`,
  ofPlatform: (p: { rule: Tolerance }) =>
    markup`平台的超交规则改为：${toleranceText(p.rule)}。贵公司没有另作约定的订单从现在起按此执行，已发出和已占用的数量不受影响。`,
  ofMerchant: (p: { rule: EffectiveTolerance }) =>
    markup`平台调整了贵公司订单的超交规则：${toleranceText(p.rule)}（${toleranceFrom(p.rule)}），没有另作约定的订单都按此执行。`,
}

/** Why more than was ordered is refused, or needs confirmation. */
export const toleranceRefusals = {
  'note.beyondOrder': (p: { orderNo: string; lineNo: number; over: Decimal; unit: string; share: Decimal }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行多发 ${p.over} ${p.unit}，在可超交的 ${rateText(p.share)} 以内，需要确认`,
} as const
