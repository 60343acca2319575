import { Readable } from 'node:stream'
import { columnLetters } from '../workbook/workbook.ts'
import { xmlText } from '../xml-text.ts'

/** The type of a column's cells, so that spreadsheet programs can sort and sum them. */
type CellKind = 'text' | 'number' | 'day' | 'instant'

export interface ExportColumn<Row> {
  readonly title: string
  /** in characters */
  readonly width: number
  readonly kind?: CellKind
  /**
   * The cell's value, null for an empty cell: a decimal as text for `number`, YYYY-MM-DD for `day`, an instant with its
   * zone for `instant`.
   */
  readonly value: (row: Row) => string | number | null
  /** highlights a cell, such as the best of several */
  readonly look?: (row: Row) => CellLook | null
}

/** Colours of a text or number cell. */
export type CellLook = 'good' | 'warn'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Cell styles by index. Text style preserves leading zeros, which a number would lose. */
const styleOf: Readonly<Record<CellKind | 'heading', number>> = {
  text: 1,
  heading: 2,
  number: 3,
  day: 4,
  instant: 5,
}
const lookOf: Readonly<Record<CellLook, { text: number; number: number }>> = {
  good: { text: 6, number: 7 },
  warn: { text: 8, number: 9 },
}
const cellStyles = [
  'numFmtId="0"',
  'numFmtId="49" applyNumberFormat="1"',
  'numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"',
  'numFmtId="0"',
  'numFmtId="164" applyNumberFormat="1"',
  'numFmtId="165" applyNumberFormat="1"',
  // the highlighted styles, each for text and for numbers
  'numFmtId="49" fontId="0" fillId="3" applyNumberFormat="1" applyFill="1"',
  'numFmtId="0" fontId="0" fillId="3" applyFill="1"',
  'numFmtId="49" fontId="0" fillId="4" applyNumberFormat="1" applyFill="1"',
  'numFmtId="0" fontId="0" fillId="4" applyFill="1"',
].map(
  (style) =>
    `<xf xfId="0" borderId="0" ${style.includes('fontId') ? '' : 'fontId="0" fillId="0" '}${style}/>`,
)

const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF2FE"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDFF3E7"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDEEDB"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`

const relationships = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${packaging}/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/**
 * An .xlsx with one sheet, written while its rows are being read, so that memory holds only one chunk. The stream fails
 * if reading fails, so that a partial list is never mistaken for a complete one.
 */
export async function sheetStream<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  chunks: AsyncIterable<readonly Row[]>,
): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(prolog + xml), path, { mtime })
  part(
    '[Content_Types].xml',
    `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  )
  part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]))
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  )
  part(
    'xl/_rels/workbook.xml.rels',
    relationships([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  )
  part('xl/styles.xml', styles)
  const output = zip.outputStream as Readable
  const rows = Readable.from(sheetXml(columns, chunks), { objectMode: false, highWaterMark: 64 * 1024 })
  rows.on('error', (error) => output.destroy(error))
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { mtime })
  zip.end()
  return output
}

async function* sheetXml<Row>(
  columns: readonly ExportColumn<Row>[],
  chunks: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  const letters = columns.map((_, index) => columnLetters(index))
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ title }, index) => textCell(`${letters[index]}1`, title, styleOf.heading))
  yield Buffer.from(
    `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`,
  )
  let number = 1
  for await (const rows of chunks) {
    const written = rows.map((row) => {
      number += 1
      return `<row r="${number}">${columns.map((column, index) => cell(`${letters[index]}${number}`, column, row)).join('')}</row>`
    })
    if (written.length > 0) yield Buffer.from(written.join(''))
  }
  const last = `${letters.at(-1)}${Math.max(number, 2)}`
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${last}"/></worksheet>`)
}

function cell<Row>(address: string, { kind = 'text', value, look }: ExportColumn<Row>, row: Row): string {
  const found = value(row)
  const seen = look?.(row) ?? null
  const style = seen === null || (kind !== 'text' && kind !== 'number') ? styleOf[kind] : lookOf[seen][kind]
  if (found === null || found === '') return ''
  if (kind === 'text') return textCell(address, String(found), style)
  const figure = kind === 'number' ? String(found) : serial(String(found), kind)
  return `<c r="${address}" s="${style}"><v>${figure}</v></c>`
}

/** Characters allowed in a cell; programs report a workbook with longer ones as damaged. */
const maxCellLength = 32_767

const clipped = (text: string): string =>
  text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

const textCell = (address: string, text: string, style: number): string =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(clipped(text))}</t></is></c>`

/** A fixed date, so that the same rows always produce the same file. */
const mtime = new Date('2000-01-01T00:00:00Z')

const dayMilliseconds = 86_400_000
/** Days from the first day of a workbook's calendar to 1970-01-01. */
const epochDay = 25_569
/** Workbooks have no time zones, so instants are written in China time. */
const chinaOffset = 8 * 3_600_000

/** A day or an instant as a workbook's serial number, in days. */
function serial(value: string, kind: 'day' | 'instant'): string {
  if (kind === 'day') return String(Date.parse(`${value}T00:00:00Z`) / dayMilliseconds + epochDay)
  const milliseconds = Date.parse(value) + chinaOffset
  return (milliseconds / dayMilliseconds + epochDay).toFixed(8)
}
