import { filledAsAnswer } from '@bdr/contract/delivery-notes/import'
import type { FilledAs } from '@bdr/contract/delivery-notes/model'
import type { FilledSheetReport } from '@bdr/contract/delivery-notes/replies'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import { describeFilledSheetFault, filledSheetAnswer } from '@bdr/text/delivery-note-import'
import type { Executor } from '../../../platform/db/executor.ts'
import { waitForLocks } from '../../../platform/db/wait-for-locks.ts'
import { hasOpenQuestion, refusedRecords } from '../../../platform/import/findings.ts'
import {
  importDefinition,
  type CheckedImport,
  type ImportSubject,
} from '../../../platform/import/import-kind.ts'
import { presentFindings } from '../../../platform/import/present-findings.ts'
import { own } from '../../../platform/scope.ts'
import { fileReader, type OnCrash } from '../../../platform/workbook/file-reader.ts'
import { remainsToDeliver } from '../../orders/balance.ts'
import { writeNewNote, unstated } from '../create.ts'
import { lineIdsNamed, lockShippingLines, shippingLines } from '../shippable-queries.ts'
import { checkSheet, type CheckedSheet } from './check-sheet.ts'
import type { ReadSheet, SheetReadOptions } from './read-sheet.ts'

// the reader of workbooks loads at the first use: most processes never need it
const readInThread = fileReader<ReadSheet, SheetReadOptions>(new URL('./read-worker.ts', import.meta.url))

/** The import of delivery notes from a sheet with shipped quantities, one for each buyer and address. */
export const filledSheetImport = (onCrash: OnCrash) =>
  importDefinition<ReadSheet>({
    kind: 'deliveryNotes',
    async read(_db, files, { choices: { answers = {} } }) {
      const outcome = await readInThread({ ...files, options: { answers } }, onCrash)
      return 'result' in outcome ? outcome.result : refusedRecords(outcome.refused)
    },
    count: ({ records }) => records.length,
    check: async (db, subject, read) => report(read, subject, await compare(db, subject, read), []),
    writer: {
      // a sheet has fewer lines than one step prepares
      parts: () => [],
      async write(tx, change, subject, read) {
        await waitForLocks(tx)
        const checked = await compare(tx, subject, read, { locked: true })
        if (!isReady(read, checked)) return report(read, subject, checked, [])
        const submit = savedAs(subject) === 'submitted'
        const made = []
        for (const { lines, packages } of checked.notes)
          made.push(await writeNewNote(tx, change, lines, { ...unstated, packages, submit }))
        return report(read, subject, checked, made)
      },
    },
  })

const merchantOf = ({ merchantId }: ImportSubject): string => {
  if (merchantId === null) throw new Error('delivery notes are imported by their merchant')
  return merchantId
}

async function compare(
  db: Executor,
  subject: ImportSubject,
  read: ReadSheet,
  { locked = false } = {},
): Promise<CheckedSheet> {
  const merchantId = merchantOf(subject)
  const named = read.records.flatMap(({ orderNo, lineNo }) =>
    orderNo.value === null || lineNo.value === null ? [] : [{ orderNo: orderNo.value, lineNo: lineNo.value }],
  )
  const ids = await lineIdsNamed(db, merchantId, named)
  const find = locked ? lockShippingLines : shippingLines
  return checkSheet(read, await find(db, own(merchantId), ids), subject.choices.answers ?? {})
}

const savedAs = ({ choices }: ImportSubject): FilledAs =>
  choices.answers?.[filledAsAnswer] === 'draft' ? 'draft' : 'submitted'

const findingsOf = (read: ReadSheet, { questions, faults, faultCount }: CheckedSheet) => ({
  ...read,
  faults,
  faultCount,
  assumptions: [...read.assumptions, ...questions],
})

const isReady = (read: ReadSheet, checked: CheckedSheet): boolean =>
  checked.faultCount === 0 && checked.notes.length > 0 && !hasOpenQuestion(findingsOf(read, checked))

const words = { describe: describeFilledSheetFault, describeOption: filledSheetAnswer }

/** @param made the created notes in the order of the planned ones; empty if they were only checked */
function report(
  read: ReadSheet,
  subject: ImportSubject,
  checked: CheckedSheet,
  made: readonly { readonly id: string; readonly noteNo: string }[],
): CheckedImport {
  const { faults, notes } = checked
  const found: FilledSheetReport = {
    kind: 'deliveryNotes',
    savedAs: savedAs(subject),
    notes: notes.map(({ lines, packages }, index) => ({
      id: made[index]?.id ?? null,
      noteNo: made[index]?.noteNo ?? null,
      buyerName: lines[0]!.source.buyer_name,
      shipTo: lines[0]!.source.ship_to,
      packages,
      lines: lines.map(({ source, quantity, batch, packages: ofLine }) => ({
        orderNo: source.order_no,
        lineNo: source.line_no,
        materialCode: source.material_code,
        materialName: source.material_name,
        specification: source.specification,
        unit: source.unit,
        remainingQuantity: trimZeros(remainsToDeliver(source)),
        quantity: trimZeros(quantity),
        batch,
        packages: ofLine,
      })),
    })),
    ...presentFindings(findingsOf(read, checked), words),
  }
  const count = read.records.length
  const failed = new Set(faults.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet} ${row}`))).size
  return { report: found, read: count, failed: Math.min(failed, count), isReady: isReady(read, checked) }
}
