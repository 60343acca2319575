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
import { filled, pathTo, type XmlElement } from './xml-tree.ts'

export const xmlPlace = (path: string): Place => ({ ...wholeFile, path })

/** Reads values from an order's elements; each problem becomes a fault with the element's path. */
export class UblReader {
  readonly currency: string | null
  readonly findings: Findings
  /** the rate chosen by the operator for lines that state none */
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

  /** An xsd:decimal without trailing zeros; null if it is not one */
  number(text: string): Decimal | null {
    return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) && text.length <= 40
      ? decimal(text.replace(/^\+/, '')).toFixed()
      : null
  }

  /** An amount in the order's currency. */
  amount(element: XmlElement): Decimal | null {
    const value = this.number(element.text)
    if (value === null) return this.fault(element.path, element.text, importFault('ubl.amountInvalid'))
    const currency = element.attribute('currencyID')
    if (currency !== '' && this.currency !== null && currency !== this.currency) {
      // only the first fault is reported, since every amount of the document would repeat it
      this.findings.elements.settle(xmlPlace(element.path), 'faulty')
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
    return element ? this.limited(element.path, element.text, field) : null
  }

  /** A text that was put together from several elements. */
  limited(path: string, words: string, field: keyof typeof importTextLimits): string | null {
    const text = cleanText(words)
    const limit = importTextLimits[field]
    if (text.length > limit) return this.fault(path, text, importFault('cell.tooLong', { limit }))
    return text === '' ? null : text
  }

  /** A required text. */
  requiredText(
    parent: XmlElement,
    names: readonly string[],
    field: keyof typeof importTextLimits,
  ): string | null {
    const element = filled(parent, ...names)
    if (!element) return this.fault(pathTo(parent, ...names), null, importFault('cell.missing'))
    return this.text(element, field)
  }

  /** An xsd:date. A time zone is ignored; the day is the one that is written. */
  day(element: XmlElement): string | null {
    return this.accept(element, dayFromText(element.text.replace(/(Z|[+-]\d{2}:\d{2})$/, '')))
  }
}
