import { packingLimits } from '@bdr/contract/delivery-notes/calls'
import type { FilePlace } from '@bdr/contract/kernel/replies'
import { maxNoteLines } from '@bdr/contract/delivery-notes/model'
import { trimZeros, type Decimal } from '@bdr/contract/kernel/decimal'
import { filledColumns } from '@bdr/text/delivery-note-fill'
import type { Assumption } from '../../../platform/import/findings.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { FaultList, type FaultsFound } from '../../../platform/workbook/fault-list.ts'
import { wholeFile } from '../../../platform/workbook/file-refused.ts'
import { unitWritten } from '../../../platform/workbook/values/unit.ts'
import { excessToConfirm, remainsToDeliver } from '../../orders/balance.ts'
import { fractionFaults } from '../../orders/fractions.ts'
import { overRemaining, type NoteLine } from '../fitting-lines.ts'
import type { ShippingLineRow } from '../shippable-queries.ts'
import { filledFault } from './faults.ts'
import { comparedColumns, type FilledLine, type ReadSheet, type ComparedColumn } from './read-sheet.ts'

/** A note to be made from a sheet: everything for one buyer and address. */
export interface PlannedNote {
  readonly lines: readonly (NoteLine & { readonly packages: number | null })[]
  /** sum over all lines; null if no line has a number of packages */
  readonly packages: number | null
}

export interface CheckedSheet extends FaultsFound {
  /** empty if there is any fault */
  readonly notes: readonly PlannedNote[]
  /** questions that only a person can answer, with their answers */
  readonly questions: readonly Assumption[]
}

/** The ids of the questions about fractions and about more than was ordered. */
export const fractionsAnswer = 'notes.fractions'
export const beyondOrderAnswer = 'notes.beyondOrder'

/**
 * Compares a filled-in sheet with the current lines of the orders.
 * @param known the lines whose numbers are in the sheet, of any buyer
 */
export function checkSheet(
  read: ReadSheet,
  known: readonly ShippingLineRow[],
  answers: Readonly<Record<string, string>>,
): CheckedSheet {
  const faults = FaultList.continuing(read)
  const byName = Map.groupBy(known, ({ order_no, line_no }) => nameOf(order_no, line_no))
  const fitting: (PlannedNote['lines'][number] & { readonly filled: FilledLine })[] = []
  const first = new Map<string, FilePlace>()
  for (const filled of read.records) {
    const source = sourceOf(filled, byName, faults)
    if (!source) continue
    const before = first.get(source.id)
    if (before) {
      const at = before.sheet === filled.lineNo.place.sheet ? before.cell : `${before.sheet}!${before.cell}`
      faults.add(filled.lineNo.place, String(source.line_no), filledFault('line.twice', { first: at ?? '' }))
      continue
    }
    first.set(source.id, filled.lineNo.place)
    if (!describesLine(filled, source, faults) || filled.quantity.value === null) continue
    const { quantity } = filled.quantity.value
    const why = overRemaining(source, quantity)
    if (why !== null) faults.add(filled.quantity.place, quantity, filledFault('line.refused', { why }))
    else
      fitting.push({
        filled,
        source,
        quantity,
        batch: filled.batch.value,
        certificates: [],
        packages: filled.packages.value,
      })
  }
  const notes = byPlace(fitting, faults)
  return {
    ...faults.found,
    notes: faults.count > 0 ? [] : notes,
    questions: [fractionQuestion(fitting, answers), beyondOrderQuestion(fitting, answers)].filter(
      (question) => question !== null,
    ),
  }
}

const nameOf = (orderNo: string, lineNo: number) => JSON.stringify([orderNo, lineNo])

function sourceOf(
  { orderNo, lineNo, buyer }: FilledLine,
  byName: ReadonlyMap<string, readonly ShippingLineRow[]>,
  faults: FaultList,
): ShippingLineRow | null {
  if (orderNo.value === null || lineNo.value === null) return null
  const named = byName.get(nameOf(orderNo.value, lineNo.value)) ?? []
  const found = buyer.value === null ? named : named.filter((line) => isSame(line.buyer_name, buyer.value!))
  if (found.length === 1) return found[0]!
  const text = `${orderNo.value} / ${lineNo.value}`
  if (found.length > 1) faults.add(orderNo.place, text, filledFault('line.ambiguous'))
  else if (named.length > 0) faults.add(buyer.place, buyer.value, otherThan('buyer', named[0]!.buyer_name))
  else faults.add(orderNo.place, text, filledFault('line.unknown'))
  return null
}

const isSame = (stored: string, written: string): boolean => cleanText(stored) === written

const otherThan = (column: ComparedColumn | 'buyer', stored: string) =>
  filledFault('line.other', { title: filledColumns[column], stored })

/** Checks that a row still describes its line. If only some columns were sorted, numbers and materials do not match. */
function describesLine(
  { compared, quantity }: FilledLine,
  source: ShippingLineRow,
  faults: FaultList,
): boolean {
  const stored: Readonly<Record<ComparedColumn, string | null>> = {
    materialCode: source.material_code,
    materialName: source.material_name,
    specification: source.specification,
    unit: source.unit,
  }
  const others = comparedColumns.filter((column) => {
    const { value, place } = compared[column]
    if (value === null || isSame(stored[column] ?? '', value)) return false
    faults.add(place, value, otherThan(column, stored[column] ?? ''))
    return true
  })
  const unit = quantity.value?.unit ?? null
  if (unit !== null && unit !== (unitWritten(source.unit) ?? source.unit)) {
    faults.add(quantity.place, unit, otherThan('unit', source.unit))
    return false
  }
  return others.length === 0
}

function byPlace(fitting: PlannedNote['lines'], faults: FaultList): PlannedNote[] {
  const groups = Map.groupBy(fitting, ({ source }) => JSON.stringify([source.buyer_name, source.ship_to]))
  return [...groups.values()].map((lines) => {
    const shipTo = lines[0]!.source.ship_to
    const packed = lines.filter(({ packages }) => packages !== null)
    const packages = packed.length === 0 ? null : packed.reduce((sum, line) => sum + line.packages!, 0)
    if (lines.length > maxNoteLines)
      faults.add(wholeFile, null, filledFault('note.tooManyLines', { limit: maxNoteLines, shipTo }))
    if ((packages ?? 0) > packingLimits.packages)
      faults.add(
        wholeFile,
        null,
        filledFault('note.tooManyPackages', { limit: packingLimits.packages, shipTo }),
      )
    return { lines, packages }
  })
}

interface Fitting {
  readonly source: ShippingLineRow
  readonly quantity: Decimal
  readonly filled: FilledLine
}
type Answers = Readonly<Record<string, string>>

/** Asks about fractions of units of whole pieces, which are usually typing errors. */
function fractionQuestion(fitting: readonly Fitting[], answers: Answers): Assumption | null {
  const lines = fitting
    .filter(({ source, quantity }) => {
      const { line_no: lineNo, unit } = source
      return fractionFaults([], { lineNo, quantity, unit, of: remainsToDeliver(source) }, false).length > 0
    })
    .map(({ source, quantity, filled }) => ({
      place: filled.quantity.place.cell ?? '',
      quantity: trimZeros(quantity),
      unit: source.unit,
    }))
  return lines.length === 0
    ? null
    : { ...filledFault('quantity.fractions', { lines }), ...confirmQuestion(fractionsAnswer, answers) }
}

/** Asks about more than was ordered, if the rule requires a confirmation. */
function beyondOrderQuestion(fitting: readonly Fitting[], answers: Answers): Assumption | null {
  const lines = fitting.flatMap(({ source, quantity, filled }) => {
    const over = excessToConfirm(source, quantity)
    return over === null
      ? []
      : [{ place: filled.quantity.place.cell ?? '', over: trimZeros(over), unit: source.unit }]
  })
  return lines.length === 0
    ? null
    : { ...filledFault('quantity.beyondOrder', { lines }), ...confirmQuestion(beyondOrderAnswer, answers) }
}

/** A question whose only answer is to confirm. To decline, the person corrects the sheet. */
function confirmQuestion(id: string, answers: Answers): Pick<Assumption, 'sheet' | 'question'> {
  const options = ['include'] as const
  const answer = options.find((option) => option === answers[id]) ?? null
  return { sheet: null, question: { id, kind: 'choice', options, answer, remembered: false } }
}
