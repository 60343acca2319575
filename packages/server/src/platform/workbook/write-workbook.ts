import { buffer } from 'node:stream/consumers'
import { cellAddress, columnLetters } from './workbook.ts'

interface WrittenColumn {
  readonly title: string
  /** characters wide */
  readonly width: number
  /** a drop-down of what stands below the heading of a column of another sheet, the first unless it says */
  readonly choices?: { readonly sheet: string; readonly count: number; readonly column?: number }
}

/** A text, plain unless it is to be seen at once. */
export type WrittenCell = string | { readonly text: string; readonly look: 'heading' | 'marked' }

/** A sheet with one heading row, which stays in sight; every cell is text. */
export interface WrittenSheet {
  readonly name: string
  readonly columns: readonly WrittenColumn[]
  readonly rows: readonly (readonly WrittenCell[])[]
  /** rows that are left to be filled in: drop-downs reach so far */
  readonly rowsToFill?: number
  readonly hidden?: boolean
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Cell styles by index, after the plain one: text keeps the zeros a number would lose. */
const text = 1
const styleOf = { heading: 2, marked: 3 } as const
const styles = `<styleSheet xmlns="${main}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF2FE"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFE2E0"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="0" fillId="3" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
</styleSheet>`

/** Writes an .xlsx; what is written is held in memory, see `platform/export` for lists of any length. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }))
  const parts: readonly (readonly [path: string, xml: string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
    ],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ sheet, number }) => `<sheet name="${escape(sheet.name)}" sheetId="${number}"${sheet.hidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...numbered.map(({ number }) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styles],
    ...numbered.map(({ sheet, number }) => [`xl/worksheets/sheet${number}.xml`, sheetXml(sheet)] as const),
  ]
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  for (const [path, xml] of parts) zip.addBuffer(Buffer.from(prolog + xml), path, { mtime })
  zip.end()
  return buffer(zip.outputStream)
}

/** The same sheets are the same file, whenever they are written. */
const mtime = new Date('2000-01-01T00:00:00Z')

const relationships = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${packaging}/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

function sheetXml({ columns, rows, rowsToFill = 0 }: WrittenSheet): string {
  const titles = columns.map(({ title }) => ({ text: title, look: 'heading' }) as const)
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${text}" customWidth="1"/>`,
  )
  const body = [titles, ...rows].map((cells, index) => rowXml(cells, index + 1))
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${body.join('')}</sheetData>${dropDowns(columns, rows.length + rowsToFill + 1)}</worksheet>`
}

function dropDowns(columns: readonly WrittenColumn[], lastRow: number): string {
  const lists = columns.flatMap(({ choices }, column) => {
    if (!choices) return []
    const range = `${cellAddress(2, column)}:${cellAddress(lastRow, column)}`
    const letters = columnLetters(choices.column ?? 0)
    const source = `'${choices.sheet.replaceAll("'", "''")}'!$${letters}$2:$${letters}$${choices.count + 1}`
    return `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>${escape(source)}</formula1></dataValidation>`
  })
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
}

const rowXml = (cells: readonly WrittenCell[], row: number): string =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, columnLetters(column) + row)).join('')}</row>`

function cellXml(cell: WrittenCell, address: string): string {
  const [content, style] = typeof cell === 'string' ? [cell, text] : [cell.text, styleOf[cell.look]]
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(content)}</t></is></c>`
}

/** Control characters cannot stand in XML at all. */
const escape = (written: string): string =>
  written
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
