import { fileFault } from '../file-fault.ts'
import type { Cell } from '../workbook.ts'
import { textOf } from '../clean-text.ts'
import { halfWidth } from '../../half-width.ts'
import type { Reading } from '../reading.ts'

const names: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  人民币元: 'CNY',
  元: 'CNY',
  RMB: 'CNY',
  '¥': 'CNY',
  '￥': 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  港币: 'HKD',
  港元: 'HKD',
  日元: 'JPY',
  英镑: 'GBP',
  CNY: 'CNY',
  USD: 'USD',
  EUR: 'EUR',
  HKD: 'HKD',
  JPY: 'JPY',
  GBP: 'GBP',
}

/** The ISO 4217 code of a currency in any notation. */
export function currencyOf(cell: Cell): Reading<string> {
  const written = textOf(cell, 20)
  if ('fault' in written) return written
  const code = codeOf(written.value ?? '')
  return isCurrencyCode(code) ? { value: code } : { fault: fileFault('currency.invalid') }
}

/** The currency in brackets, 元 or USD; null if it is unknown. */
export function currencyCode(text: string): string | null {
  const code = codeOf(text)
  return Object.values(names).includes(code) ? code : null
}

function codeOf(text: string): string {
  const name = halfWidth(text).replace(/\s/g, '').toUpperCase()
  const inBrackets = /\(([A-Z]{3})\)$/.exec(name)?.[1]
  return names[name] ?? names[inBrackets ?? ''] ?? inBrackets ?? name
}

export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)
