import { chinaMinute } from '@bdr/contract/kernel/china-time'
import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeightRule,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
  type ISectionOptions,
} from 'docx'
import type { Alignment } from 'pdfmake'
import { qrPng } from '../../platform/pdf/qr-code.ts'
import { withXmlCharacters } from '../../platform/xml-text.ts'
import { lineColumns } from './document-columns.ts'
import { pictureSize } from './document-frame.ts'
import { copiesOf, partyFields, supplierLine, titleOf, type PrintedNote } from './document-head.ts'
import { totalsOf } from './document-lines.ts'
import type { PrintJob } from './document.ts'

/** Word's unit is a twentieth of a point: A4 without 12 mm at either side. */
const page = { width: 11_906, height: 16_838 }
const side = 680
const contentWidth = page.width - 2 * side
/** Pixels: 28 mm, and the maximum size of a logo. */
const qrSide = 106
const logoBox = { width: 200, height: 48 }
const qrWidth = 2_000

/** One note as an editable document for Word or WPS with the same layout as on paper; each copy is a section. */
export async function renderDeliveryNoteDocx({ logo, printedAt, ...job }: PrintJob): Promise<Buffer> {
  const template = withXmlCharacters(job.template)
  const { note, scanned } = withXmlCharacters(job.notes[0]!)
  const qr = await qrPng(scanned)
  const document = new Document({
    title: `${template.title} ${note.noteNo}`,
    creator: note.merchantName,
    styles: {
      default: {
        document: {
          run: {
            size: 18,
            font: { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' },
          },
        },
      },
    },
    sections: copiesOf(template).map((copy) => section({ note, template, copy, qr, logo, printedAt })),
  })
  return Packer.toBuffer(document)
}

interface SheetParts {
  readonly note: PrintedNote
  readonly template: NoteTemplate
  /** null if there is only one copy */
  readonly copy: string | null
  readonly qr: Uint8Array
  readonly logo: Uint8Array | null
  readonly printedAt: Date
}

const section = (parts: SheetParts): ISectionOptions => {
  const { note, template, printedAt } = parts
  return {
    properties: {
      page: {
        size: page,
        margin: { top: 800, bottom: 800, left: side, right: side },
        // each copy numbers its own pages
        pageNumbers: { start: 1 },
      },
    },
    footers: { default: footer(note, template, printedAt) },
    children: [
      masthead(parts),
      spacer(160),
      parties(note),
      spacer(160),
      lines(note, template),
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        spacing: { before: 120, after: 200 },
        children: [new TextRun(totalsOf(note, template))],
      }),
      signatures(),
      ...(template.footer === null
        ? []
        : template.footer
            .split('\n')
            .map((line) => new Paragraph({ spacing: { before: 120 }, children: [new TextRun(line)] }))),
    ],
  }
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const fine = { style: BorderStyle.SINGLE, size: 4, color: '000000' } as const
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
}
const grid = {
  top: fine,
  bottom: fine,
  left: fine,
  right: fine,
  insideHorizontal: fine,
  insideVertical: fine,
}
const padding = { top: 60, bottom: 60, left: 90, right: 90 }

const spacer = (after: number) => new Paragraph({ spacing: { before: 0, after, line: 20 }, children: [] })

const line = (words: string, { size = 18, bold = false, after = 0 } = {}) =>
  new Paragraph({ spacing: { after }, children: [new TextRun({ text: words, size, bold })] })

function masthead({ note, template, copy, qr, logo }: SheetParts): Table {
  const title = titleOf(note, template.title)
  const left = [
    ...(logo === null
      ? []
      : [
          new Paragraph({
            spacing: { after: 80 },
            children: [new ImageRun({ type: 'png', data: logo, transformation: pictureSize(logo, logoBox) })],
          }),
        ]),
    line(note.merchantName, { size: 28, bold: true }),
    line(supplierLine(note), { size: 17, after: 120 }),
    new Paragraph({
      children: [
        new TextRun({ text: title, size: 44, bold: true }),
        ...(copy === null ? [] : [new TextRun({ text: text.copy(copy), size: 24, bold: true })]),
      ],
    }),
    line(note.noteNo, { size: 34, bold: true }),
  ]
  const right = [
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new ImageRun({ type: 'png', data: qr, transformation: { width: qrSide, height: qrSide } })],
    }),
    new Paragraph({
      alignment: AlignmentType.RIGHT,
      children: [new TextRun({ text: note.receiptLink === null ? text.scanDraft : text.scan, size: 16 })],
    }),
  ]
  return table([contentWidth - qrWidth, qrWidth], noBorders, [
    new TableRow({ children: [cell(left), cell(right)] }),
  ])
}

const cell = (children: Paragraph[], more: { readonly middle?: boolean } = {}) =>
  new TableCell({
    children,
    margins: padding,
    ...(more.middle && { verticalAlign: VerticalAlignTable.CENTER }),
  })

const table = (widths: readonly number[], borders: typeof grid | typeof noBorders, rows: TableRow[]) =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders,
    rows,
  })

const labelWidth = 1_000
const transportWidth = 2_800

function parties(note: PrintedNote): Table {
  const widths = [labelWidth, contentWidth - 2 * labelWidth - transportWidth, labelWidth, transportWidth]
  const rows = partyFields(note).map(
    (fields) =>
      new TableRow({
        cantSplit: true,
        children: fields.flatMap(([name, value]) => [
          cell([line(name, { size: 16 })], { middle: true }),
          cell([line(value ?? '', { size: 20 })], { middle: true }),
        ]),
      }),
  )
  return table(widths, grid, rows)
}

const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
}

/** The head is repeated on every page, and rows are not split. */
function lines(note: PrintedNote, template: NoteTemplate): Table {
  const columns = lineColumns(note.lines, template.columns)
  const points = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => Math.floor((width / points) * contentWidth))
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column) =>
      cell(
        [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ text: column.head, size: 17, bold: true })],
          }),
        ],
        { middle: true },
      ),
    ),
  })
  const rows = note.lines.map(
    (printed) =>
      new TableRow({
        cantSplit: true,
        // enough space for handwritten figures
        height: { value: 560, rule: HeightRule.ATLEAST },
        children: columns.map(({ parts, alignment }) => {
          const written = parts(printed).filter((part) => part.text !== '')
          return cell(
            (written.length === 0 ? [{ text: '', size: 9, bold: false }] : written).map(
              ({ text: words, size, bold = false }) =>
                new Paragraph({
                  alignment: alignments[alignment],
                  children: [new TextRun({ text: words, size: Math.round(size * 2), bold })],
                }),
            ),
            { middle: true },
          )
        }),
      }),
  )
  return table(widths, grid, [head, ...rows])
}

/** The signatures of supplier, carrier and receiver, always on one page. */
function signatures(): Table {
  const roles = Object.entries(text.signatures)
  const boxes = roles.map(([key, role]) =>
    cell([
      line(role, { size: 20, bold: true, after: 120 }),
      line(`${text.signature}${key === 'carrier' ? '' : `　　　　　　${text.seal}`}`, {
        size: 16,
        after: 900,
      }),
      line(`${text.date}　　　　${text.blankDate}`, { size: 16 }),
    ]),
  )
  const width = Math.floor(contentWidth / roles.length)
  return table(
    roles.map(() => width),
    grid,
    [new TableRow({ cantSplit: true, children: boxes })],
  )
}

function footer(note: PrintedNote, { title }: NoteTemplate, printedAt: Date): Footer {
  const [before, between, after] = text.page(0, 1).split(/[01]/) as [string, string, string]
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            size: 17,
            children: [
              `${title} ${note.noteNo}　${text.times(chinaMinute(note.createdAt), chinaMinute(printedAt))}　`,
              before,
              PageNumber.CURRENT,
              between,
              PageNumber.TOTAL_PAGES_IN_SECTION,
              after,
            ],
          }),
        ],
      }),
    ],
  })
}
