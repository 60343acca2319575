import * as calls from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { printLimits, type NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { times, toAmount, trimZeros } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import { labelWords, noteTemplateWords, printManyWords } from '@bdr/text/delivery-note-documents'
import type { Asker } from '../../platform/admission/asker.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { bind, bindDocument, type BoundCall } from '../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import type { PrintedNote } from './document-head.ts'
import type { NoteFormat } from './document-worker.ts'
import { printLabels, printNotes } from './print-note.ts'
import * as queries from './queries.ts'
import type { NoteHeadRow } from './queries.ts'
import { linkUrl, tokenOf } from './receipt-link.ts'
import { sampleNote } from './sample-note.ts'
import { logoOf, saveTemplate, templateOf } from './template.ts'

type ReadNote = (db: Executor, viewer: Viewer, id: string) => Promise<DeliveryNoteDetail>

/** The calls for printing: one note or several, labels for packages, and the merchant's template. */
export function printRoutes(
  { database, clock, seal, env, adapters: { store } }: ModuleParts,
  readNote: ReadNote,
): BoundCall[] {
  /** The address in the QR code. A draft cannot be signed, so its code opens the note for people who edit it. */
  const scannedOf = (note: DeliveryNoteDetail, head: NoteHeadRow): string =>
    note.receiptLink === null
      ? env.publicUrl + pageUrl('deliveryNoteDetail', { id: note.id })
      : linkUrl(env.publicUrl, tokenOf(seal, head))

  const read = async (db: Executor, viewer: Viewer, id: string) => {
    const head = await queries.noteHead(db, scopeOf(viewer), id)
    if (!head) throw notFound()
    const note = await readNote(db, viewer, id)
    return { head, note, scanned: scannedOf(note, head) }
  }

  /** Notes of several merchants, which only operators can print together, use the platform's template. */
  const print = async (
    db: Executor,
    { viewer, asker }: { readonly viewer: Viewer; readonly asker: Asker },
    ids: readonly string[],
    format?: NoteFormat,
  ): Promise<Buffer> => {
    const notes = []
    for (const id of ids) notes.push(await read(db, viewer, id))
    const lineCount = notes.reduce((sum, { note }) => sum + note.lines.length, 0)
    if (lineCount > printLimits.lines) throw refused('note.tooMuchToPrint', { lines: printLimits.lines })
    const { merchant_id } = notes[0]!.head
    const template = await templateOf(db, merchant_id)
    const withPrices = template.columns.includes('price') && viewerCan(viewer, 'order:view')
    const printed = []
    for (const { note, scanned } of notes) printed.push({ note: await priced(db, note, withPrices), scanned })
    const logo = await logoOf(db, store, merchant_id, template)
    return printNotes({ notes: printed, template, logo, printedAt: clock.now() }, asker, format)
  }

  return [
    ...(
      [
        [calls.deliveryNotePdf, 'pdf'],
        [calls.deliveryNoteDocx, 'docx'],
        [calls.deliveryNoteXlsx, 'xlsx'],
      ] as const
    ).map(([call, format]) =>
      bindDocument(call, async ({ db, viewer, asker, input }) => {
        const { note } = await read(db, viewer, input.id)
        return {
          bytes: await print(db, { viewer, asker }, [input.id], format),
          fileName: `${note.noteNo}.${format}`,
        }
      }),
    ),
    bindDocument(calls.printDeliveryNotes, async ({ db, viewer, asker, input }) => {
      const ids = [...new Set(input.ids)]
      return { bytes: await print(db, { viewer, asker }, ids), fileName: printManyWords.fileName(ids.length) }
    }),
    bindDocument(calls.deliveryNoteLabels, async ({ db, viewer, asker, input: { id, size, each } }) => {
      const { note, scanned } = await read(db, viewer, id)
      const { noteNo, merchantName, buyerName, lines } = note
      const job = { noteNo, merchantName, buyerName, lines, size, each, scanned }
      const bytes = await printLabels(job, asker)
      return { bytes, fileName: labelWords.fileName(noteNo) }
    }),
    bind(calls.readNoteTemplate, ({ db, viewer }) => templateOf(db, ownMerchantOf(viewer))),
    bind(calls.saveNoteTemplate, ({ db, viewer, caller, input }) =>
      saveTemplate(db, { viewer, caller }, ownMerchantOf(viewer), input),
    ),
    bindDocument(calls.previewNoteTemplate, async ({ viewer, asker, input }) => {
      const template: NoteTemplate = input
      const merchantId = ownMerchantOf(viewer)
      const db = database.kysely
      const note = await sampleNote(db, merchantId, clock.now())
      const logo = await logoOf(db, store, merchantId, template)
      const notes = [{ note, scanned: env.publicUrl }]
      const bytes = await printNotes({ notes, template, logo, printedAt: clock.now() }, asker)
      return { bytes, fileName: `${noteTemplateWords.previewOf}.pdf` }
    }),
  ]
}

/** A note with the prices of its lines, if these are to be printed. */
async function priced(db: Executor, note: DeliveryNoteDetail, withPrices: boolean): Promise<PrintedNote> {
  const prices = withPrices ? await queries.linePrices(db, note.id) : []
  return {
    ...note,
    lines: note.lines.map((line) => {
      const found = prices.find(({ id }) => id === line.id)
      if (!found) return { ...line, price: null }
      const { unit_price, currency } = found
      const amount = toAmount(times(line.quantity, unit_price))
      return { ...line, price: { unitPrice: trimZeros(unit_price), amount, currency } }
    }),
  }
}
