import { decimal, type Decimal } from '@bdr/contract/kernel/decimal'
import { importTextLimits } from '@bdr/contract/orders/import'
import type { Fault } from '@bdr/text/import-file'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { FaultList } from '../../../platform/workbook/fault-list.ts'
import { wholeFile } from '../../../platform/workbook/file-refused.ts'
import type { Place } from '../model.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { dayFromText } from '../../../platform/workbook/values/day.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import { find, pathTo, type XmlElement } from './xml-tree.ts'

export const xmlPlace = (path: string): Place => ({ ...wholeFile, path })

/** Reads values of an order's elements; every flaw becomes a fault with the element's path. */
export class UblReader {
  readonly currency: string | null
  readonly findings: Findings
  /** of lines that state none, as the operator says */
  rateOfAll: Decimal | null = null
  readonly #otherCurrencies = new Set<string>()
  readonly #faults: FaultList

  constructor(findings: Findings, currency: string | null) {
    this.findings = findings
    this.#faults = findings.faults
    this.currency = currency
  }

  get faultCount(): number {
    return this.#faults.count
  }

  fault(path: string, value: string | null, fault: Fault): null {
    this.#faults.add(xmlPlace(path), value, fault)
    return null
  }

  accept<Value>(element: XmlElement, reading: Reading<Value>): Value | null {
    return 'value' in reading ? reading.value : this.fault(element.path, element.text, reading.fault)
  }

  /** xsd:decimal, without the zeros behind; null if it is none */
  number(text: string): Decimal | null {
    return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && text.length <= 40
      ? decimal(text.replace(/^\+/, '')).toFixed()
      : null
  }

  /** An amount in the order's currency. */
  amount(element: XmlElement): Decimal | null {
    const value = this.number(element.text)
    if (value === null) return this.fault(element.path, element.text, importFault('ubl.amountInvalid'))
    const currency = element.attributes['currencyID']
    if (currency && this.currency !== null && currency !== this.currency) {
      // one cause, one fault: every amount of a mistaken document would repeat it
      if (this.#otherCurrencies.has(currency)) return null
      this.#otherCurrencies.add(currency)
      return this.fault(
        `${element.path}/@currencyID`,
        currency,
        importFault('ubl.currencies', { currency: this.currency }),
      )
    }
    return value
  }

  text(element: XmlElement | undefined, field: keyof typeof importTextLimits): string | null {
    const text = element ? cleanText(element.text) : ''
    const limit = importTextLimits[field]
    if (text.length > limit) return this.fault(element!.path, text, importFault('cell.tooLong', { limit }))
    return text === '' ? null : text
  }

  /** A text the order cannot do without. */
  requiredText(
    parent: XmlElement,
    names: readonly string[],
    field: keyof typeof importTextLimits,
  ): string | null {
    const element = find(parent, ...names)
    if (!element?.text) return this.fault(pathTo(parent, ...names), null, importFault('cell.missing'))
    return this.text(element, field)
  }

  /** xsd:date, which may carry a time zone; the day is the one that is written. */
  day(element: XmlElement): string | null {
    return this.accept(element, dayFromText(element.text.replace(/(Z|[+-]\d{2}:\d{2})$/, '')))
  }
}
