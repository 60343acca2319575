import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import { toSimplified } from '../../../platform/simplified.ts'
import { amountInCapitals, capitals } from './amount-in-capitals.ts'
import { matchHeading } from './match-heading.ts'

/** A subtotal sums the lines since the last one; a total may sum all lines above it. */
export type TotalKind = 'subtotal' | 'total'

/** What a figure of a total row sums; `money` if it is not known whether tax is included. */
export type Measure = 'quantity' | 'money' | 'gross' | 'net' | 'tax' | 'count'

const totalWord = '(?:合计|总计|累计|共计|总共|共|总金额|总额|总数量?|grandtotal|total)'
const subtotalWord = '(?:小计|本页(?:合计|小计|累计)|subtotal|pagetotal)'
/** Words that may follow the word for a sum without making it a product's name. */
const totalContext = `(?:本单|以上|订单|总|金额|数量|含税|不含税|未税|价税|税额|税款|大写|小写|人民币|rmb|cny|usd|amount|quantity|qty|items?|lines?|元整?|圆整?|[¥￥$()\\[\\]:,.，。、/\\-\\d\\s]|[${capitals}]|\\d+[项行条种件笔])`
const subtotalText = new RegExp(`^${totalContext}*${subtotalWord}${totalContext}*$`)
const totalText = new RegExp(`^${totalContext}*${totalWord}${totalContext}*$`)
const inCapitals = new RegExp(`^(?:人民币)?\\(?大写\\)?${totalContext}*$`)

const normal = (text: string): string =>
  toSimplified(halfWidth(cleanText(text)))
    .toLowerCase()
    .replace(/[\s_*]/g, '')

const bareTotal = new RegExp(
  `^(?:本单|以上|订单|数量|金额|价税)*(?:${totalWord}|${subtotalWord})(?:金额|数量)?:?$`,
)

/** Whether a text is a word for a sum and nothing else. */
export const isTotalWord = (text: string): boolean => bareTotal.test(normal(text))

function kindOfText(text: string): TotalKind | null {
  if (text === '' || text.length > 80) return null
  if (subtotalText.test(text)) return 'subtotal'
  if (totalText.test(text) || inCapitals.test(text)) return 'total'
  return null
}

/** Fields of amounts: 税额, 不含税金额 or 价税合计 at the left of a total row. */
const moneyFields: ReadonlySet<string> = new Set(['amount', 'grossAmount', 'netAmount', 'taxAmount'])

/** Whether the texts of a row announce a sum, and of which kind. */
export function totalKindOf(texts: readonly string[]): TotalKind | null {
  const kinds = texts.map((text) => kindOfText(normal(text)))
  if (kinds.includes('subtotal')) return 'subtotal'
  if (kinds.includes('total')) return 'total'
  const first = texts[0]?.replace(/[:：]\s*$/, '')
  const field = first === undefined ? null : matchHeading(first)?.field
  return texts.length === 1 && field && moneyFields.has(field) ? 'total' : null
}

/** What the figure next to a text sums, according to the text; null if the text does not say. */
export function measureNamed(text: string): Measure | null {
  const name = normal(text)
  if (/数量|quantity|qty/.test(name)) return 'quantity'
  if (/税额|税款|税金/.test(name)) return 'tax'
  if (/不含税|未税|无税/.test(name)) return 'net'
  if (/价税|含税/.test(name)) return 'gross'
  return /金额|总额|总价|人民币|大写|小写|¥|￥|rmb|amount/.test(name) ? 'money' : null
}

/** The figures within a text of a total row: 合计：¥40,352.00, 共 5 项, 肆万元整. */
export function figuresOf(written: string): { measure: Measure; value: Decimal }[] {
  const text = normal(written)
  const figures: { measure: Measure; value: Decimal }[] = []
  const count = /(\d+)(?:项|行|条|种|笔|items?|lines?)/.exec(text)
  if (count) figures.push({ measure: 'count', value: count[1]! })
  const spelled = amountInCapitals(text)
  if (spelled !== null) figures.push({ measure: measureOf(text), value: spelled })
  const money = /(?:[¥￥:]|rmb|cny|金额|小写\)?)(\d[\d,]*(?:\.\d+)?)(?![\d项行条种件笔])/.exec(text)
  if (money) figures.push({ measure: measureOf(text), value: trimZeros(money[1]!.replaceAll(',', '')) })
  return figures
}

const measureOf = (text: string): Measure => measureNamed(text) ?? 'money'
