import { unitFrom } from '@bdr/contract/units'
import type { ImportField } from '@bdr/text/import-faults'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import { defaultFields, headFields, headings, labelsOnly } from './headings.ts'

/** What a heading or label means. */
export interface HeadingMatch {
  readonly field: ImportField
  /** 0 is the clearest name of the field */
  readonly rank: number
  /** the heading says its numbers are percentages */
  readonly percent: boolean
  /** the unit the heading gives its numbers, as in 数量（吨） */
  readonly unit: string | null
}

type Ranked = { field: ImportField; rank: number }

const byName = new Map<string, Ranked>(
  Object.entries(headings).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank }] as const),
  ),
)

const labelByName = new Map<string, Ranked>([
  ...[...headFields, ...defaultFields].flatMap((field) =>
    headings[field].map((name, rank) => [name, { field, rank }] as const),
  ),
  ...Object.entries(labelsOnly).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as ImportField, rank: 1000 + rank }] as const),
  ),
])

/** Fields whose numbers a bracket could scale (万元) or express in another currency. */
const scaledFields: ReadonlySet<ImportField> = new Set([
  'quantity',
  'unitPrice',
  'netPrice',
  'amount',
  'grossAmount',
  'netAmount',
])

const harmlessBracket =
  /^(元|人民币|rmb|cny|¥|￥|%|(人民币)?元\/.{1,6}|单位:?元|必填|选填|必填项|可选|数字|数值|文本|保留.{1,3}位小数|含税|含税价|含增值税|(税率)?\d{1,2}%(税率)?)$/

/**
 * The field a column heading stands for, or null. Spaces, case, full-width letters, punctuation
 * and asterisks do not matter; brackets may hold a unit, or a remark that changes nothing.
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

/** Heads repeat on every page of a long list. */
const recent = new Map<string, HeadingMatch | null>()
const recentSize = 5000

/** The same for the label of a form; `text` is what stands before the colon. */
export const matchLabel = (text: string): HeadingMatch | null =>
  signature.test(text) ? null : match(text, labelByName)

/** 需方（盖章） is where somebody signs, not where the buyer is named. */
const signature = /盖章|签章|公章|签字|签名/

function match(text: string, names: ReadonlyMap<string, Ranked>): HeadingMatch | null {
  const shown = halfWidth(cleanText(text)).toLowerCase()
  if (shown.length === 0 || shown.length > 60) return null
  const percent = /%|百分/.test(shown)
  const full = names.get(headingKey(shown))
  if (full) return { ...full, percent, unit: null }
  const brackets = [...shown.matchAll(bracketed)].map((found) => found[1]!.replace(/\s/g, ''))
  const bare = headingKey(shown.replace(bracketed, ''))
  const ranked = names.get(bare) ?? names.get(bare.replace(/^(要求)?必填/, ''))
  if (!ranked) return null
  if (!scaledFields.has(ranked.field)) return { ...ranked, percent, unit: null }
  const unit =
    ranked.field === 'quantity' ? (brackets.map(unitFrom).find((name) => name !== null) ?? null) : null
  const understood = brackets.every(
    (inside) => harmlessBracket.test(inside) || (unit !== null && unitFrom(inside)),
  )
  return understood ? { ...ranked, percent, unit } : null
}

const bracketed = /[([【〔{<《]([^)\]】〕}>》]*)[)\]】〕}>》]/g

/** `订 单 编 号*` and `订单编号` are one heading, so are `PO No.` and `po_no`. */
const headingKey = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

/** A heading as faults name it: as the file spells it, without spaces and colon. */
export const headingName = (text: string): string =>
  cleanText(text)
    .replace(/[\s\u3000]+/g, '')
    .replace(/[:：]+$/, '')
