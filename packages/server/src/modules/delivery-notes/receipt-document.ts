import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { signatureField, signaturePath } from '@bdr/contract/delivery-notes/receipt-link'
import { receiptDocumentText as text } from '@bdr/text/delivery-note-documents'
import { groupThousands } from '@bdr/text/number-format'
import type { Alignment, Node } from 'pdfmake'
import { printPdf } from '../../platform/pdf/print.ts'
import { printable } from '../../platform/pdf/printable.ts'
import { contentWidth, gridLayout, label, remainingWidth, side } from './document-frame.ts'
import type { ReceiptContent } from './receipt-content.ts'

export interface ReceiptJob {
  readonly content: ReceiptContent
  /** SHA-256 of the canonical content, in hexadecimal */
  readonly hash: string
}

/** The document of a signed receipt, rendered only from the stored content, so that it never changes. */
export async function renderReceiptPdf({ content, hash }: ReceiptJob): Promise<Buffer> {
  return printPdf({
    pageMargins: [side, 44, side, 52],
    defaultStyle: { fontSize: 9, lineHeight: 1 },
    language: 'zh-CN',
    displayTitle: true,
    info: {
      title: `${text.title} ${content.noteNo}`,
      author: content.merchantName,
      creationDate: new Date(content.receivedAt),
    },
    footer: (page, pages) => footer(hash, text.page(page, pages)),
    content: [
      { text: printable(content.merchantName), fontSize: 13, bold: true },
      { text: printable(text.title), fontSize: 22, bold: true, margin: [0, 6, 0, 0] },
      { text: printable(text.noteNo(content.noteNo)), fontSize: 12, bold: true, margin: [0, 2, 0, 0] },
      facts(content),
      lines(content),
      { text: printable(text.total(content)), alignment: 'right', margin: [0, 6, 0, 0] },
      ...(content.certificates && content.certificates.length > 0
        ? [certificates(content.certificates)]
        : []),
      ...(content.photos.length > 0 ? [photos(content)] : []),
      signature(content),
    ],
  })
}

const padding = { x: 6, y: 4 }
const labelWidth = 56

function facts(content: ReceiptContent): Node {
  const rows: [string, string][] = [
    [text.facts.buyer, content.buyerName],
    [text.facts.shipTo, content.shipTo],
    [text.facts.receivedAt, text.times(chinaMinute(content.signedAt), chinaMinute(content.receivedAt))],
    [text.facts.last, content.last ? text.lastYes : text.lastNo],
    [text.facts.note, content.note ?? ''],
  ]
  return {
    margin: [0, 12, 0, 12],
    table: {
      widths: [labelWidth, remainingWidth([labelWidth], padding.x)],
      body: rows.map(([name, value]) => [label(name), { text: printable(value), fontSize: 10 }]),
    },
    layout: gridLayout(padding),
  }
}

const cellPadding = { x: 4, y: 4 }
const columnWidths = [22, 86, 0, 46, 46, 46, 96] as const
const alignments: readonly Alignment[] = ['center', 'left', 'left', 'right', 'right', 'right', 'left']

function lines({ lines: rows }: ReceiptContent): Node {
  const description = remainingWidth(
    columnWidths.filter((width) => width > 0),
    cellPadding.x,
  )
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columnWidths.map((width) => width || description),
      body: [
        text.columns.map((head) => ({
          text: printable(head),
          fontSize: 8.5,
          bold: true,
          alignment: 'center',
        })),
        ...rows.map((line) =>
          [
            [String(line.lineNo)],
            [line.orderNo, `/ ${line.orderLineNo}`],
            [
              line.materialName,
              [line.materialCode, line.specification].filter(Boolean).join('　'),
              line.batch === null ? '' : text.batch(line.batch),
            ],
            [groupThousands(line.sent), line.unit],
            [groupThousands(line.accepted)],
            [groupThousands(line.rejected)],
            [line.reason ?? ''],
          ].map((parts, column): Node => ({
            stack: parts
              .filter((part) => part !== '')
              .map((part, at) => ({ text: printable(part), fontSize: at === 0 ? 9 : 8 })),
            alignment: alignments[column]!,
          })),
        ),
      ],
    },
    layout: gridLayout(cellPadding),
  }
}

const certificates = (files: NonNullable<ReceiptContent['certificates']>): Node => ({
  margin: [0, 10, 0, 0],
  stack: [
    { text: printable(text.certificates(files.length)), bold: true },
    ...files.map((file): Node => ({
      text: printable(text.certificate(file.lineNo, file.name, file.sha256)),
      fontSize: 7.5,
    })),
  ],
})

/** Each photograph with its hash, which the file shown with the record must match. */
const photos = (content: ReceiptContent): Node => ({
  margin: [0, 10, 0, 0],
  stack: [
    { text: printable(text.photos(content.photos.length)), bold: true },
    ...content.photos.map((photo): Node => ({
      text: printable(text.photo(photo.lineNo, photo.sha256)),
      fontSize: 7.5,
    })),
  ],
})

const signatureWidth = 220
const signatureHeight = (signatureWidth * signatureField.height) / signatureField.width

/** The drawn strokes of the signature, or the typed name. */
function signature({ signature: signed, receiverName }: ReceiptContent): Node {
  const { width, height } = signatureField
  const written: Node =
    signed.kind === 'drawn'
      ? {
          svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${signaturePath(signed.strokes)}" fill="none" stroke="#000" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
          fit: [signatureWidth, signatureHeight],
        }
      : { text: printable(receiverName), fontSize: 26, margin: [0, 18, 0, 18] }
  return {
    unbreakable: true,
    margin: [0, 14, 0, 0],
    table: {
      widths: [contentWidth - 2 * padding.x - 2],
      body: [
        [
          {
            stack: [
              { text: printable(text.signedBy(receiverName)), bold: true, fontSize: 11 },
              label(signed.kind === 'drawn' ? text.drawn : text.typed),
              written,
            ],
          },
        ],
      ],
    },
    layout: gridLayout(padding),
  }
}

const pageWidth = 60

const footer = (hash: string, page: string): Node => ({
  margin: [side, 12, side, 0],
  columns: [
    {
      width: contentWidth - pageWidth,
      stack: [
        { text: printable(text.hash), fontSize: 7.5 },
        { text: printable(hash), fontSize: 8 },
      ],
    },
    { text: printable(page), width: pageWidth, fontSize: 8.5, alignment: 'right' },
  ],
})
