import { fileFault } from '../file-fault.ts'
import type { Cell } from '../workbook.ts'
import { textOf } from '../clean-text.ts'
import { halfWidth } from '../../half-width.ts'
import { toSimplified } from '../../simplified.ts'
import type { Reading } from '../reading.ts'

/**
 * Notations of currencies, the longer ones before those they contain. A bare $ in a Chinese buyer's list means US
 * dollars, a bare ¥ means yuan.
 */
const notations: readonly (readonly [RegExp, string])[] = [
  [/HK\$|HKD|港币|港元/i, 'HKD'],
  [/NT\$|新?台币/i, 'TWD'],
  [/US\$|USD|美元|美金/i, 'USD'],
  [/CA?\$|加元/i, 'CAD'],
  [/AU?\$|澳元/i, 'AUD'],
  [/NZ\$|新西兰元/i, 'NZD'],
  [/S\$|新加坡元/i, 'SGD'],
  [/R\$/i, 'BRL'],
  [/\$/, 'USD'],
  [/€|EUR|欧元/i, 'EUR'],
  [/£|GBP|英镑/i, 'GBP'],
  [/JP[¥￥]|JPY|日[元圆]/i, 'JPY'],
  [/₩|韩元/, 'KRW'],
  [/₽|卢布/, 'RUB'],
  [/₹|卢比/, 'INR'],
  [/฿|泰铢/, 'THB'],
  [/₫|越南盾/, 'VND'],
  [/瑞士法郎/, 'CHF'],
  [/RMB|CNY|(CN)?[¥￥]|人民币元?|[元圆]整?/i, 'CNY'],
]

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The currency in a text, and the text without it; null if it names none. */
export function takeCurrency(text: string): { currency: string | null; rest: string } {
  for (const [notation, currency] of notations)
    if (notation.test(text)) return { currency, rest: text.replace(new RegExp(notation, 'gi'), '') }
  // other codes only in capitals: pen is no Peruvian sol
  const code = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.[0]
  return code !== undefined && codes.has(code)
    ? { currency: code, rest: text.replace(code, '') }
    : { currency: null, rest: text }
}

/** The ISO 4217 code of a currency in any notation. */
export function currencyOf(cell: Cell): Reading<string> {
  const written = textOf(cell, 20)
  if ('fault' in written) return written
  const code = codeOf(written.value ?? '')
  return isCurrencyCode(code) ? { value: code } : { fault: fileFault('currency.invalid') }
}

/** The currency that a text is a name of: 元, usd or 美元; null if it is not one. */
export function currencyCode(text: string): string | null {
  const { currency, rest } = takeCurrency(normal(text))
  return rest === '' ? currency : null
}

/** 美元（USD）names its currency twice; the code in brackets wins. */
function codeOf(text: string): string {
  const name = normal(text)
  const inBrackets = /\(([A-Z]{3})\)$/i.exec(name)?.[1]
  return (inBrackets ?? currencyCode(text) ?? name).toUpperCase()
}

const normal = (text: string): string => toSimplified(halfWidth(text)).replace(/\s/g, '')

export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)
