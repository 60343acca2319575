import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-notes'
import type { Node } from 'pdfmake'
import { printPdf } from '../../platform/pdf/print.ts'
import { printable } from '../../platform/pdf/printable.ts'
import { qrCode } from '../../platform/pdf/qr-code.ts'
import { contentWidth, side } from './document-frame.ts'
import { masthead, parties, qrSize } from './document-head.ts'
import { lineTable, totals } from './document-lines.ts'
import { signatures } from './document-signatures.ts'

export interface PrintJob {
  readonly note: DeliveryNoteDetail
  /** what the QR code opens */
  readonly scanned: string
  readonly printedAt: Date
}

/**
 * The delivery note as it travels with the goods: A4, black on white, with columns and boxes to fill
 * in by hand.
 */
export async function renderDeliveryNotePdf({ note, scanned, printedAt }: PrintJob): Promise<Buffer> {
  return printPdf({
    pageMargins: [side, 50, side, 46],
    defaultStyle: { fontSize: 9, lineHeight: 1 },
    language: 'zh-CN',
    displayTitle: true,
    info: { title: `${text.title} ${note.noteNo}`, author: note.merchantName, creationDate: printedAt },
    header: (page) => (page === 1 ? null : runningHead(note)),
    footer: (page, pages) => footer(note, printedAt, text.page(page, pages)),
    content: [
      masthead(note, await qrCode(scanned, qrSize)),
      parties(note),
      lineTable(note),
      totals(note),
      signatures(),
    ],
  })
}

const runningHead = (note: DeliveryNoteDetail): Node => ({
  margin: [side, 24, side, 0],
  fontSize: 8.5,
  columns: [
    { text: printable(shortened(note.merchantName)), width: contentWidth / 2 },
    { text: printable(shortened(note.buyerName)), width: contentWidth / 2, alignment: 'right' },
  ],
})

/** A name that fits half a line; the first page has it in full. */
function shortened(name: string): string {
  const characters = Array.from(name)
  return characters.length <= 28 ? name : `${characters.slice(0, 27).join('')}…`
}

const timesWidth = 210
const cornerWidth = (contentWidth - timesWidth) / 2

const footer = (note: DeliveryNoteDetail, printedAt: Date, page: string): Node => ({
  margin: [side, 14, side, 0],
  fontSize: 8.5,
  columns: [
    { text: printable(`${text.title} ${note.noteNo}`), width: cornerWidth, bold: true },
    {
      text: printable(text.times(chinaMinute(note.createdAt), chinaMinute(printedAt))),
      width: timesWidth,
      alignment: 'center',
    },
    { text: printable(page), width: cornerWidth, alignment: 'right' },
  ],
})
