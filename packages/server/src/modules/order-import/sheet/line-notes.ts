import type { Decimal } from '@bdr/contract/kernel/decimal'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { Table } from './find-forms.ts'

/** Collects derived values of a table's lines, to report each kind once for all of them. */
export class LineNotes {
  readonly bases = new Set<Decimal>()
  readonly fromAmount: number[] = []
  readonly withoutRate: number[] = []
  readonly #derivedRates = new Map<Decimal, number[]>()

  derivedRate(rate: Decimal, row: number): void {
    const rows = this.#derivedRates.get(rate)
    if (rows) rows.push(row)
    else this.#derivedRates.set(rate, [row])
  }

  report(findings: Findings, sheet: string, { head, lines }: Table): void {
    if (this.bases.size > 0) {
      const priced = (['unitPrice', 'netPrice', 'price'] as const).flatMap(
        (field) => head.columns.get(field) ?? [],
      )
      const column = (head.columns.get('priceBase') ?? priced.find(({ per }) => per))?.name ?? ''
      findings.assume(importFault('price.per', { column, bases: [...this.bases] }), sheet)
    }
    if (this.fromAmount.length > 0)
      findings.assume(importFault('price.fromAmount', { rows: this.fromAmount }), sheet)
    for (const [rate, rows] of this.#derivedRates)
      findings.assume(importFault('rate.fromAmounts', { rate, rows }), sheet)
    if (this.withoutRate.length === 0) return
    const all = this.withoutRate.length === lines.length
    findings.assume(
      all ? importFault('rate.unknown') : importFault('rate.someUnknown', { rows: this.withoutRate }),
      sheet,
    )
  }
}
