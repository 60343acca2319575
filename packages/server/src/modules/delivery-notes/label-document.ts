import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import type { LabelSize } from '@bdr/contract/delivery-notes/template'
import { labelWords as text } from '@bdr/text/delivery-note-documents'
import { groupThousands } from '@bdr/text/number-format'
import type { Node } from 'pdfmake'
import { printPdf } from '../../platform/pdf/print.ts'
import { printable } from '../../platform/pdf/printable.ts'
import { qrPicture } from '../../platform/pdf/qr-code.ts'

export interface LabelJob {
  readonly noteNo: string
  readonly merchantName: string
  readonly buyerName: string
  readonly lines: readonly Pick<
    DeliveryNoteLine,
    | 'lineNo'
    | 'orderNo'
    | 'orderLineNo'
    | 'materialName'
    | 'materialCode'
    | 'specification'
    | 'unit'
    | 'quantity'
    | 'batch'
  >[]
  readonly size: LabelSize
  /** number of labels for each line */
  readonly each: number
  /** the address in the QR code */
  readonly scanned: string
}

const points = (millimetres: number): number => (millimetres * 72) / 25.4

/** On a roll each page is a label; an A4 sheet has 3 × 7 labels of 63.5 × 38.1 mm, a common format. */
const roll = { width: points(60), height: points(40) }
const sheet = {
  columns: 3,
  rows: 7,
  width: points(63.5),
  height: points(38.1),
  gap: points(2.5),
  margins: [points(7.2), points(15.1), points(7.2), 0] as const,
}

type Labelled = LabelJob['lines'][number]

/** Labels for the packages of a note: one for each line, or as many as the line has packages. */
export async function renderLabelsPdf(job: LabelJob): Promise<Buffer> {
  const labels = job.lines.flatMap((line) =>
    Array.from({ length: job.each }, (_, at) => label(job, line, at + 1)),
  )
  const common = {
    defaultStyle: { fontSize: 7, lineHeight: 0.85 },
    language: 'zh-CN',
    displayTitle: true,
    info: { title: text.title(job.noteNo), author: job.merchantName },
    images: { [code]: await qrPicture(job.scanned) },
  }
  if (job.size === 'roll')
    return printPdf({
      ...common,
      pageSize: roll,
      pageMargins: [points(2.5), points(2.5), points(2.5), 0],
      content: labels.map((node, at) => (at === 0 ? node : { ...node, pageBreak: 'before' })),
    })
  return printPdf({ ...common, pageMargins: sheet.margins, content: [sheetTable(labels)] })
}

const padding = points(2)

/** A table with rows of fixed height, so that the text matches the labels' positions. */
function sheetTable(labels: readonly Node[]): Node {
  const rows = Array.from({ length: Math.ceil(labels.length / sheet.columns) }, (_, row) =>
    Array.from(
      { length: sheet.columns },
      (_, column): Node => labels[row * sheet.columns + column] ?? { text: '' },
    ),
  )
  return {
    table: {
      widths: Array.from({ length: sheet.columns }, () => sheet.width - 2 * padding),
      heights: sheet.height - 2 * padding,
      dontBreakRows: true,
      body: rows,
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (column) => padding + (column === 0 ? 0 : sheet.gap),
      paddingRight: () => padding,
      paddingTop: () => padding,
      paddingBottom: () => padding,
    },
  }
}

/** The name of the image on all labels. */
const code = 'code'
const codeSize = points(15)
const codeWidth = points(16)
const textWidth = points(38)

/** Text of a label on separate lines, shortened if it would displace the rest. */
const cut = (value: string, most: number): string => {
  const characters = Array.from(value)
  return characters.length <= most ? value : `${characters.slice(0, most - 1).join('')}…`
}

/**
 * The font size at which a note's number fits on one line below its QR code, because a line break could cause
 * misreading.
 */
const numberSize = (noteNo: string): number => Math.min(5.5, codeWidth / (0.6 * noteNo.length))

function label(job: LabelJob, line: Labelled, number: number): Node {
  const details = [line.materialCode, line.specification].filter((part) => part !== null).join(' ')
  return {
    columns: [
      {
        width: textWidth,
        stack: [
          { text: printable(cut(job.buyerName, 16)), fontSize: 6.5 },
          { text: printable(cut(line.materialName, 22)), fontSize: 9, bold: true, margin: [0, 2, 0, 0] },
          { text: printable(cut(details, 32)), fontSize: 6.5, margin: [0, 1, 0, 0] },
          ...(line.batch === null
            ? []
            : [{ text: printable(cut(text.batch(line.batch), 20)), fontSize: 6.5 }]),
          {
            text: printable(text.quantity(groupThousands(line.quantity), line.unit)),
            fontSize: 11,
            bold: true,
            margin: [0, 2, 0, 0],
          },
          {
            text: printable(text.order(cut(line.orderNo, 18), line.orderLineNo)),
            fontSize: 6.5,
            margin: [0, 2, 0, 0],
          },
          { text: printable(cut(job.merchantName, 16)), fontSize: 6.5 },
        ],
      },
      {
        width: codeWidth,
        stack: [
          { image: code, fit: [codeSize, codeSize] },
          {
            text: printable(job.noteNo),
            fontSize: numberSize(job.noteNo),
            margin: [0, 2, 0, 0],
            alignment: 'center',
          },
          {
            text: printable(text.part(number, job.each)),
            fontSize: 9,
            bold: true,
            margin: [0, 3, 0, 0],
            alignment: 'center',
          },
        ],
      },
    ],
    columnGap: points(1),
  }
}
