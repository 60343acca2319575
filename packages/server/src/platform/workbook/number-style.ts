import type { Decimal } from '@bdr/contract/kernel/decimal'
import { format, getFormatDateInfo, getFormatInfo } from 'numfmt'

/** How a cell's format shows its number. Cells with the same format share one. */
export interface NumberStyle {
  readonly kind: 'plain' | 'date' | 'percent'
  /** the format's code without colours and languages; null for General */
  readonly code: string | null
  /** whether it shows the number's digits and nothing else: no word, scale or mask */
  readonly isBare: boolean
  /** whether it shows powers of ten (6.92E+12), which hide the last digits */
  readonly isScientific: boolean
  /** whether it shows the time of a date */
  readonly showsTime: boolean
  /** the power of ten by which it scales: −3 for `#,##0,` */
  readonly scale: number
  /** ISO 4217, for a symbol that means different currencies in different languages: `[$¥-411]` */
  readonly currency: string | null
  /** whether the symbol of its currency is that of the program that shows it */
  readonly isLocalCurrency: boolean
  /** whether day 0 is 1904-01-01 instead of 1899-12-30 */
  readonly date1904: boolean
}

/** The style of a number without a format. */
export const generalStyle = (date1904: boolean): NumberStyle => ({
  kind: 'plain',
  code: null,
  isBare: true,
  isScientific: false,
  showsTime: false,
  scale: 0,
  currency: null,
  isLocalCurrency: false,
  date1904,
})

/**
 * The style for a format's code (ECMA-376 part 1, 18.8.31).
 * @param isLocalCurrency whether the file has only the id of a format whose symbol depends on the program
 */
export function styleOf(written: string, date1904: boolean, isLocalCurrency = false): NumberStyle {
  const general = generalStyle(date1904)
  const code = plainCode(written)
  if (/^general$/i.test(code) || code === '') return general
  const shown = { ...general, code, isLocalCurrency, currency: localCurrency(written) }
  const { isDate, isPercent, type, scale } = getFormatInfo(code)
  if (type === 'error') return { ...shown, kind: looksLikeDate(code) ? 'date' : 'plain' }
  if (isDate) return { ...shown, kind: 'date', isBare: false, showsTime: getFormatDateInfo(code).hours }
  if (isPercent) return { ...shown, kind: 'percent', isBare: false }
  return {
    ...shown,
    isBare: code.split(';').every(isBareSection),
    isScientific: type === 'scientific',
    scale: Math.round(Math.log10(scale)),
  }
}

/** A part of a code that has another meaning than its characters. */
const codePart =
  /"[^"]*"|[\\_*!].|\[[^\]]*\]|G\/\u901a\u7528\u683c\u5f0f|Standard|\u4e0a\u5348\/\u4e0b\u5348/gsu

/**
 * The code without what does not change its text: colours, languages and ways to write digits. Chinese programs write
 * `!` before a literal character, and their own words for General and AM/PM.
 */
function plainCode(written: string): string {
  return written.replace(codePart, (part) => {
    if (part.startsWith('!')) return `\\${part.slice(1)}`
    if (/\u5348/.test(part)) return 'AM/PM'
    if (!part.startsWith('[')) return /^["\\_*]/.test(part) ? part : 'General'
    if (/^\[(h+|m+|s+|[<>=].*)\]$/i.test(part)) return part
    const symbol = /^\[\$([^-\]]*)/.exec(part)?.[1] ?? ''
    return symbol === '' ? '' : `"${symbol}"`
  })
}

/** A code that no library understands is a date if it has the letters of one, or the Chinese words. */
const looksLikeDate = (code: string): boolean =>
  /[ymdhs\u5e74\u6708\u65e5]/i.test(code.replace(/"[^"]*"|[\\_*]./gsu, '').replace(/general/i, ''))

/** Whether a section shows a number by digits alone. The sign or brackets of a negative one change nothing. */
function isBareSection(section: string, index: number): boolean {
  const bare = section.replace(/\[[^\]]*\]|[_*]./gsu, '').replace(/["\\\s]/g, '')
  if (index === 0 && /[-()]/.test(bare)) return false
  return /^([-+(]*(general|[#?0]([#?0,]*[#?0])?(\.[#?0]*)?)[-)]*|-?\?*|@)$/i.test(bare)
}

/** Languages in `[$¥-411]` that determine which of several currencies a symbol means. */
const currencies: Readonly<Record<string, string>> = {
  '411': 'JPY',
  C04: 'HKD',
  '1404': 'MOP',
  '404': 'TWD',
  '1004': 'SGD',
  '4809': 'SGD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '1409': 'NZD',
}

function localCurrency(written: string): string | null {
  const language = /\[\$[$¥￥]-([0-9A-F]+)\]/i.exec(written)?.[1]
  return language === undefined ? null : (currencies[language.replace(/^0+/, '').toUpperCase()] ?? null)
}

/** Days between the two systems of dates. */
const from1904 = 1462

/**
 * The text by which a cell shows its number, without the spaces that align it. A number without a format has all of its
 * digits, however narrow its column is; one that its format hides is shown like that, too.
 */
export function shownNumber(value: Decimal, { code, kind, date1904 }: NumberStyle): string {
  if (code === null) return value
  try {
    const number = Number(value) + (kind === 'date' && date1904 ? from1904 : 0)
    const text = format(code, number, { locale: 'zh-CN' })
    const shown = text
      .replace(/\s+/g, ' ')
      .replace(/(\d)\.(?!\d)/, '$1')
      .trim()
    return shown === '' ? value : shown
  } catch {
    return value
  }
}
