import { chinaMinute } from '@bdr/contract/kernel/china-time'
import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import type { Node } from 'pdfmake'
import { printPdf } from '../../platform/pdf/print.ts'
import { printable } from '../../platform/pdf/printable.ts'
import { qrCode } from '../../platform/pdf/qr-code.ts'
import { contentWidth, side } from './document-frame.ts'
import {
  copiesOf,
  logoName,
  masthead,
  parties,
  qrSize,
  type PrintedNote,
  type Sheet,
} from './document-head.ts'
import { lineTable, totals } from './document-lines.ts'
import { signatures } from './document-signatures.ts'

export interface PrintJob {
  readonly notes: readonly {
    readonly note: PrintedNote
    /** the address in the QR code */
    readonly scanned: string
  }[]
  readonly template: NoteTemplate
  /** PNG */
  readonly logo: Uint8Array | null
  readonly printedAt: Date
}

/**
 * Delivery notes that accompany the goods: A4, black on white, with columns and boxes to fill in by hand. Each copy
 * starts on a new page and numbers its own pages.
 */
export async function renderDeliveryNotesPdf(job: PrintJob): Promise<Buffer> {
  const copies = copiesOf(job.template)
  const sheets = job.notes.flatMap(({ note, scanned }) => copies.map((copy) => ({ note, scanned, copy })))
  if (sheets.length === 1) return render(job, sheets, null)
  // pages depend only on their own note, so each note is rendered once separately to count its pages
  const counts = new Map<PrintedNote, number>()
  for (const { note, scanned } of job.notes)
    counts.set(note, pagesIn(await render(job, [{ note, scanned, copy: copies[0]! }], null)))
  return render(
    job,
    sheets,
    sheets.map(({ note }) => counts.get(note)!),
  )
}

type ScannedSheet = Sheet & { readonly scanned: string }

/** @param counts the pages of each copy; null if there is only one */
async function render(
  { template, logo, printedAt }: PrintJob,
  sheets: readonly ScannedSheet[],
  counts: readonly number[] | null,
): Promise<Buffer> {
  const [first] = sheets
  const content: Node[] = []
  for (const sheet of sheets) {
    const qr = await qrCode(sheet.scanned, qrSize)
    const head = masthead(sheet, template, { qr, hasLogo: logo !== null })
    content.push(
      sheet === first ? head : { ...head, pageBreak: 'before' },
      parties(sheet.note),
      lineTable(sheet.note, template),
      totals(sheet.note, template),
      signatures(),
      ...(template.footer === null
        ? []
        : [{ text: printable(template.footer), fontSize: 8.5, margin: [0, 8, 0, 0] } as const]),
    )
  }
  const place = (page: number, pages: number) => placeOf(sheets, counts ?? [pages], page)
  return printPdf({
    pageMargins: [side, 50, side, 46],
    defaultStyle: { fontSize: 9, lineHeight: 1 },
    language: 'zh-CN',
    displayTitle: true,
    info: {
      title: `${template.title} ${first!.note.noteNo}`,
      author: first!.note.merchantName,
      creationDate: printedAt,
    },
    images:
      logo === null ? {} : { [logoName]: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` },
    header: (page, pages) => {
      const { sheet, page: own } = place(page, pages)
      return own === 1 ? null : runningHead(sheet.note)
    },
    footer: (page, pages) => {
      const { sheet, page: own, pages: all } = place(page, pages)
      return footer(sheet.note, template.title, printedAt, text.page(own, all))
    },
    content,
  })
}

/** The copy that a page of the file belongs to, and the number of the page within it. */
function placeOf(sheets: readonly ScannedSheet[], counts: readonly number[], page: number) {
  let before = 0
  for (const [at, pages] of counts.entries()) {
    if (page <= before + pages) return { sheet: sheets[at]!, page: page - before, pages }
    before += pages
  }
  return { sheet: sheets.at(-1)!, page: page - before, pages: counts.at(-1)! }
}

/** Every page of a PDF is an uncompressed object that declares its type. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 1

const runningHead = (note: PrintedNote): Node => ({
  margin: [side, 24, side, 0],
  fontSize: 8.5,
  columns: [
    { text: printable(shortened(note.merchantName)), width: contentWidth / 2 },
    { text: printable(shortened(note.buyerName)), width: contentWidth / 2, alignment: 'right' },
  ],
})

/** A name shortened to half a line; the first page contains all of it. */
function shortened(name: string): string {
  const characters = Array.from(name)
  return characters.length <= 28 ? name : `${characters.slice(0, 27).join('')}…`
}

const timesWidth = 210
const cornerWidth = (contentWidth - timesWidth) / 2

const footer = (note: PrintedNote, title: string, printedAt: Date, page: string): Node => ({
  margin: [side, 14, side, 0],
  fontSize: 8.5,
  columns: [
    { text: printable(`${title} ${note.noteNo}`), width: cornerWidth, bold: true },
    {
      text: printable(text.times(chinaMinute(note.createdAt), chinaMinute(printedAt))),
      width: timesWidth,
      alignment: 'center',
    },
    { text: printable(page), width: cornerWidth, alignment: 'right' },
  ],
})
