import { currencyCode } from '../../../platform/workbook/values/currency.ts'
import { importHeadFields, type ImportField } from '@bdr/contract/orders/import'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import { defaultFields, headings, labelsOnly } from './headings.ts'

/** The meaning of a heading or label. */
export interface HeadingMatch {
  readonly field: ImportField
  /** 0 is the most specific name of the field */
  readonly rank: number
  /** whether the heading says that its numbers are percentages */
  readonly percent: boolean
  /** the unit in the heading, as in 数量（吨） */
  readonly unit: string | null
  /** the currency in the heading of prices or amounts, ISO 4217 */
  readonly currency: string | null
  /** for prices: the quantity they are for, as in 单价（元/100 件） */
  readonly per: { readonly count: string; readonly unit: string } | null
}

type Ranked = { field: ImportField; rank: number }

const byName = new Map<string, Ranked>(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
)

const labelByName = new Map<string, Ranked>([
  ...[...importHeadFields, ...defaultFields].flatMap((field) =>
    headings[field].map((name, rank) => [name, { field, rank }] as const),
  ),
  ...Object.entries(labelsOnly).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank: 1000 + rank }] as const),
  ),
])

/** Fields whose numbers could be scaled (万元) or in another currency according to a bracket. */
const scaledFields: ReadonlySet<ImportField> = new Set([
  'quantity',
  'price',
  'unitPrice',
  'netPrice',
  'amount',
  'grossAmount',
  'netAmount',
])

const harmlessBracket =
  /^(元|人民币|rmb|cny|¥|￥|%|单位:?元|必填|选填|必填项|可选|数字|数值|文本|保留.{1,3}位小数|含税|含税价|含增值税|(税率)?\d{1,2}%(税率)?)$/

/**
 * The field of a column heading, or null. Spaces, case, full-width letters, traditional characters, punctuation and asterisks make no difference;
 * brackets may contain a unit, or a remark that changes nothing.
 */
export function matchHeading(text: string): HeadingMatch | null {
  let known = recent.get(text)
  if (known === undefined) {
    known = match(text, byName)
    if (recent.size >= recentSize) recent.clear()
    recent.set(text, known)
  }
  return known
}

/** A cache, since heads repeat on every page of a long list. */
const recent = new Map<string, HeadingMatch | null>()
const recentSize = 5000

/** The field of a form's label; `text` is the part before the colon. */
export const matchLabel = (text: string): HeadingMatch | null =>
  signature.test(toSimplified(text)) ? null : match(text, labelByName)

/** 需方（盖章） is a place for a signature, not the buyer's name. */
const signature = /盖章|签章|公章|签字|签名/

function match(text: string, names: ReadonlyMap<string, Ranked>): HeadingMatch | null {
  const shown = toSimplified(halfWidth(cleanText(text))).toLowerCase()
  if (shown.length === 0 || shown.length > 60) return null
  const percent = /%|百分/.test(shown)
  const plain = { percent, unit: null, currency: null, per: null }
  const full = names.get(headingKey(shown))
  if (full) return { ...full, ...plain }
  const brackets = [...shown.matchAll(bracketed)].map((found) => found[1]!.replace(/\s/g, ''))
  const bare = headingKey(shown.replace(bracketed, ''))
  const ranked = names.get(bare) ?? names.get(bare.replace(/^(要求)?必填/, ''))
  if (!ranked) return null
  if (!scaledFields.has(ranked.field)) return { ...ranked, ...plain }
  const remarks = brackets.map((inside) => remarkOf(inside, ranked.field))
  if (remarks.includes(null)) return null
  return Object.assign({ ...ranked, ...plain }, ...remarks) as HeadingMatch
}

const priceFields: ReadonlySet<ImportField> = new Set(['price', 'unitPrice', 'netPrice'])
const counts: Readonly<Record<string, string>> = { '': '1', 十: '10', 百: '100', 千: '1000', 万: '10000' }

/** The meaning of a bracket after a heading; null if it is uncertain. */
function remarkOf(inside: string, field: ImportField): Partial<HeadingMatch> | null {
  if (harmlessBracket.test(inside)) return {}
  if (field === 'quantity') {
    const unit = unitWritten(inside)
    return unit === null ? null : { unit }
  }
  const currency = currencyCode(inside.split(/[/每]/, 1)[0]!)
  if (!/[/每]/.test(inside)) return currency === null ? null : { currency }
  const per = /[/每](\d+|[十百千万])?(.+)$/.exec(inside)
  const unit = per ? unitWritten(per[2]!) : null
  if (unit === null || !priceFields.has(field)) return null
  const count = counts[per![1] ?? ''] ?? per![1]!
  const shownCurrency = /^[/每]/.test(inside) ? {} : { currency }
  if ('currency' in shownCurrency && currency === null) return null
  return { per: { count, unit }, ...shownCurrency }
}

const bracketed = /[([【〔{<《]([^)\]】〕}>》]*)[)\]】〕}>》]/g

/** `订 单 编 号*`, `訂單編號` and `订单编号` are the same heading, and so are `PO No.` and `po_no`. */
export const headingKey = (text: string): string => toSimplified(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A heading in faults: as in the file, without spaces and colon. */
export const headingName = (text: string): string =>
  cleanText(text)
    .replace(/[\s\u3000]+/g, '')
    .replace(/[:：]+$/, '')
