import { compare, isZero, plus, trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { invalid } from '../../platform/errors.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { fractionFaults } from '../orders/fractions.ts'
import { noteLineBalance } from './present.ts'
import type { NoteLineRow } from './queries.ts'
import { outstanding } from './rules.ts'

export interface Arrival extends RecordVersion {
  readonly receiverName: string
  readonly last: boolean
  readonly note: string | null
  readonly confirmFractions?: boolean
  readonly lines: readonly {
    noteLineId: string
    accepted: Decimal
    rejected: Decimal
    reason: string | null
  }[]
}

export interface ArrivedLine {
  readonly row: NoteLineRow
  readonly accepted: Decimal
  readonly rejected: Decimal
  readonly reason: string | null
}

/** The arrived quantity of each line, checked against the quantity in transit. */
export function matchArrival(rows: readonly NoteLineRow[], arrival: Arrival): ArrivedLine[] {
  const faults: Refusal[] = []
  const seen = new Set<string>()
  const arrived = arrival.lines.flatMap((line, index) => {
    const at = (field: string) => ['lines', index, field]
    const row = rows.find((candidate) => candidate.id === line.noteLineId)
    if (!row) faults.push(fault(at('noteLineId'), 'note.noteLineUnknown'))
    else if (seen.has(row.id)) faults.push(fault(at('noteLineId'), 'note.lineTwice'))
    else {
      const max = outstanding(noteLineBalance(row))
      const { line_no: lineNo, unit } = row
      if (compare(plus(line.accepted, line.rejected), max) > 0)
        faults.push(fault(at('accepted'), 'note.arrivedTooMuch', { max: trimZeros(max), unit }))
      else
        for (const field of ['accepted', 'rejected'] as const) {
          const typed = { lineNo, quantity: line[field], unit, of: max }
          faults.push(...fractionFaults(at(field), typed, arrival.confirmFractions ?? false))
        }
      if (!isZero(line.rejected) && line.reason === null)
        faults.push(fault(at('reason'), 'note.rejectNeedsReason'))
    }
    seen.add(line.noteLineId)
    return row ? [{ row, accepted: line.accepted, rejected: line.rejected, reason: line.reason }] : []
  })
  if (faults.length > 0) throw invalid(faults)
  const any = arrived.some((line) => !isZero(plus(line.accepted, line.rejected)))
  if (!any && !arrival.last) throw invalid([fault(['lines'], 'note.nothingArrived')])
  return arrived
}
