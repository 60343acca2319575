import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import { qrPng } from '../../platform/pdf/qr-code.ts'
import { writeWorkbook, type WrittenCell, type WrittenSheet } from '../../platform/workbook/write-workbook.ts'
import { lineColumns, type PrintedLine } from './document-columns.ts'
import { copiesOf, partyFields, supplierLine, titleOf, type PrintedNote } from './document-head.ts'
import { totalsOf } from './document-lines.ts'
import { pictureSize } from './document-frame.ts'
import type { PrintJob } from './document.ts'

/** In pixels. */
const qrSide = 110
const logoBox = { width: 200, height: 44 }
/** Points of the printed table that correspond to one character of column width. */
const pointsOfCharacter = 4.6

/** One note as a workbook with numeric cells, set up for printing, with a sheet for each copy. */
export async function renderDeliveryNoteSheet({
  notes,
  template,
  logo,
  printedAt,
}: PrintJob): Promise<Buffer> {
  const { note, scanned } = notes[0]!
  const qr = await qrPng(scanned)
  const columns = lineColumns(note.lines, template.columns)
  const whole = (words: string, look: 'big' | 'name' | 'plain' = 'plain'): WrittenCell[] => [
    { text: words, look, span: Math.max(1, columns.length - 2) },
  ]
  const sheetOf = (copy: string | null): WrittenSheet => ({
    name: copy ?? template.title.replaceAll(/[\\/?*[\]:']/g, ' ').slice(0, 31),
    paper: {
      footer: `${template.title} ${note.noteNo}`,
      pictures: [
        { png: qr, column: columns.length - 2, row: 0, width: qrSide, height: qrSide },
        ...(logo === null ? [] : [{ png: logo, column: 0, row: 0, ...pictureSize(logo, logoBox) }]),
      ],
      above: [
        ...(logo === null ? [] : [[], []]),
        whole(note.merchantName, 'name'),
        whole(supplierLine(note)),
        whole(titleOf(note, template.title) + (copy === null ? '' : text.copy(copy)), 'big'),
        whole(note.noteNo, 'big'),
        whole(note.receiptLink === null ? text.scanDraft : text.scan),
        [],
        ...fieldRows(note, columns.length),
        [],
      ],
      below: [
        [{ text: totalsOf(note, template), look: 'plain', span: columns.length }],
        [],
        signatureCells(columns.length, ([, role]) => role, 'name'),
        signatureCells(
          columns.length,
          ([key]) => text.signature + (key === 'carrier' ? '' : `　${text.seal}`),
        ),
        [],
        [],
        signatureCells(columns.length, () => `${text.date}　　${text.blankDate}`),
        ...(template.footer === null
          ? []
          : [[], [{ text: template.footer, look: 'plain' as const, span: columns.length }]]),
        [
          {
            text: text.times(chinaMinute(note.createdAt), chinaMinute(printedAt)),
            look: 'plain',
            span: columns.length,
          },
        ],
      ],
    },
    columns: columns.map(({ head, width }) => ({ title: head, width: Math.ceil(width / pointsOfCharacter) })),
    rows: note.lines.map((line) =>
      columns.map(
        ({ key, parts }): WrittenCell =>
          figureOf(line, key) ?? {
            text: parts(line)
              .map((part) => part.text)
              .filter((part) => part !== '')
              .join('\n'),
            look: 'grid',
          },
      ),
    ),
  })
  return writeWorkbook(copiesOf(template).map(sheetOf))
}

type ColumnKey = ReturnType<typeof lineColumns>[number]['key']

/** The numeric cells. */
function figureOf(line: PrintedLine, key: ColumnKey): WrittenCell | null {
  const figures: Partial<Record<ColumnKey, string | undefined>> = {
    quantity: line.quantity,
    unitPrice: line.price?.unitPrice,
    amount: line.price?.amount,
  }
  const number = figures[key]
  return number === undefined ? null : { number }
}

/** The delivery address, then the transport: labels span the two narrow columns, values the others. */
function fieldRows(note: PrintedNote, columns: number): WrittenCell[][] {
  const rows = partyFields(note)
  return [...rows.map(([where]) => where), ...rows.map(([, how]) => how)].map(([name, value]) => [
    { text: name, look: 'label', span: 2 },
    { text: value ?? '', look: 'grid', span: columns - 2 },
  ])
}

function signatureCells(
  columns: number,
  wordsOf: (role: [key: string, role: string]) => string,
  look: 'name' | 'plain' = 'plain',
): WrittenCell[] {
  const roles = Object.entries(text.signatures)
  return roles.map((role, at) => ({
    text: wordsOf(role),
    look,
    span: Math.floor(((at + 1) * columns) / roles.length) - Math.floor((at * columns) / roles.length),
  }))
}
