import { importFault } from '@bdr/text/import-faults'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import { textOf } from '../../../platform/workbook/clean-text.ts'
import { halfWidth } from '../../../platform/half-width.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'

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
}

/** The ISO 4217 code of a currency, however it is called. */
export function currencyOf(cell: Cell): Reading<string> {
  const written = textOf(cell, 20)
  if ('fault' in written) return written
  const name = halfWidth(written.value ?? '')
    .replace(/\s/g, '')
    .toUpperCase()
  const inBrackets = /\(([A-Z]{3})\)$/.exec(name)?.[1]
  const code = names[name] ?? inBrackets ?? name
  return isCurrencyCode(code)
    ? { value: code === 'RMB' ? 'CNY' : code }
    : { fault: importFault('currency.invalid') }
}

export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code)
