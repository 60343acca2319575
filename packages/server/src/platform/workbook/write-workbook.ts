import { buffer } from 'node:stream/consumers'
import { ownMark } from './own-sheet.ts'
import { xmlText } from '../xml-text.ts'
import { cellAddress, columnLetters } from './workbook.ts'

interface WrittenColumn {
  readonly title: string
  /** characters wide */
  readonly width: number
  /** a drop-down with the values of another sheet's column, by default its first one */
  readonly choices?: { readonly sheet: string; readonly count: number; readonly column?: number }
}

type Look = keyof typeof styleOf

/** A text, optionally highlighted and spanning several columns; or a number that can be summed. */
export type WrittenCell =
  | string
  | { readonly text: string; readonly look: Look; readonly span?: number }
  | { readonly number: string }

interface WrittenPicture {
  readonly png: Uint8Array
  /** 0-based column of its upper left corner */
  readonly column: number
  readonly row: number
  /** pixels */
  readonly width: number
  readonly height: number
}

/** Print settings of a sheet: A4, scaled to the width of the page, with the heading row on every page. */
interface WrittenPaper {
  /** rows above the heading row, and below all others */
  readonly above: readonly (readonly WrittenCell[])[]
  readonly below: readonly (readonly WrittenCell[])[]
  readonly pictures: readonly WrittenPicture[]
  /** at the bottom of each page, beside its number */
  readonly footer: string
}

/** A sheet with one heading row, which stays visible when scrolling; all cells are text except numbers. */
export interface WrittenSheet {
  readonly name: string
  readonly columns: readonly WrittenColumn[]
  readonly rows: readonly (readonly WrittenCell[])[]
  /** number of empty rows to be filled in, for which drop-downs are available */
  readonly rowsToFill?: number
  readonly hidden?: boolean
  /** whether it only explains another sheet, or lists the values of its drop-downs: imports do not read it */
  readonly isAid?: boolean
  readonly paper?: WrittenPaper
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Indexes of the cell styles after the plain one. Text style preserves leading zeros, which a number would lose. */
const text = 1
const styleOf = { heading: 2, marked: 3, plain: 4, name: 5, big: 6, label: 7, grid: 8, head: 9 } as const
const figure = 10
const styles = `<styleSheet xmlns="${main}">
<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="18"/><name val="Calibri"/></font><font><sz val="9"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEEF2FE"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFE2E0"/></patternFill></fill></fills>
<borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="11"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="0" fillId="3" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>${[
  ['0', '0', 'vertical="center" wrapText="1"'],
  ['1', '0', 'vertical="center" wrapText="1"'],
  ['2', '0', 'vertical="center"'],
  ['3', '1', 'vertical="center" wrapText="1"'],
  ['0', '1', 'vertical="center" wrapText="1"'],
  ['1', '1', 'horizontal="center" vertical="center" wrapText="1"'],
]
  .map(
    ([font, border, alignment]) =>
      `<xf numFmtId="49" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1"><alignment ${alignment}/></xf>`,
  )
  .join(
    '',
  )}<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1" applyAlignment="1"><alignment vertical="center"/></xf></cellXfs>
</styleSheet>`

/** Writes an .xlsx in memory; see `platform/export` for lists of any length. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }))
  const drawn = numbered.filter(({ sheet }) => sheet.paper !== undefined)
  const pictures = drawn.flatMap(({ sheet, number }) =>
    sheet.paper!.pictures.map((picture, at) => ({ picture, path: `xl/media/image${number}p${at + 1}.png` })),
  )
  const parts: readonly (readonly [path: string, xml: string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}${drawn.map(({ number }) => `<Override PartName="/xl/drawings/drawing${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>`).join('')}</Types>`,
    ],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ sheet, number }) => `<sheet name="${xmlText(sheet.name)}" sheetId="${number}"${sheet.hidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`).join('')}</sheets>${printTitles(numbered)}</workbook>`,
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
    ...drawn.flatMap(({ sheet, number }) => [
      [
        `xl/worksheets/_rels/sheet${number}.xml.rels`,
        relationships([['drawing', `../drawings/drawing${number}.xml`]]),
      ] as const,
      [`xl/drawings/drawing${number}.xml`, drawingXml(sheet.paper!.pictures)] as const,
      [
        `xl/drawings/_rels/drawing${number}.xml.rels`,
        relationships(
          sheet.paper!.pictures.map((_, at) => ['image', `../media/image${number}p${at + 1}.png`]),
        ),
      ] as const,
    ]),
  ]
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  for (const [path, xml] of parts) zip.addBuffer(Buffer.from(prolog + xml), path, { mtime })
  for (const { picture, path } of pictures) zip.addBuffer(Buffer.from(picture.png), path, { mtime })
  zip.end()
  return buffer(zip.outputStream)
}

/** A fixed date, so that the same sheets always produce the same file. */
const mtime = new Date('2000-01-01T00:00:00Z')

const relationships = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${packaging}/relationships">${targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

function sheetXml(sheet: WrittenSheet): string {
  const { columns, rows, rowsToFill = 0, isAid, paper } = sheet
  const titles = columns.map(({ title }) => ({ text: title, look: paper ? 'head' : 'heading' }) as const)
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${text}" customWidth="1"/>`,
  )
  const aid = isAid ? [[ownMark([titles, ...rows].map((cells) => cells.map(textIn)))]] : []
  const all = [...(paper?.above ?? []), titles, ...rows, ...aid, ...(paper?.below ?? [])]
  const body = all.map((cells, index) => rowXml(cells, index + 1))
  const seen = paper
    ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews>'
    : '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  return `<worksheet xmlns="${main}" xmlns:r="${office}">${seen}<cols>${widths.join('')}</cols><sheetData>${body.join('')}</sheetData>${mergedCells(all)}${dropDowns(columns, rows.length + rowsToFill + 1)}${paper ? printed(paper) : ''}</worksheet>`
}

const printed = ({ footer }: WrittenPaper): string =>
  `<pageMargins left="0.47" right="0.47" top="0.55" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;L${xmlText(footer.replaceAll('&', '&&'))}&amp;R&amp;P / &amp;N</oddFooter></headerFooter><drawing r:id="rId1"/>`

/** The heading rows that are repeated on every page. */
function printTitles(sheets: readonly { readonly sheet: WrittenSheet; readonly number: number }[]): string {
  const names = sheets.flatMap(({ sheet: { name, paper }, number }) => {
    if (!paper) return []
    const row = paper.above.length + 1
    const rows = `'${name.replaceAll("'", "''")}'!$${row}:$${row}`
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${number - 1}">${xmlText(rows)}</definedName>`
  })
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`
}

const spanOf = (cell: WrittenCell): number =>
  typeof cell === 'object' && 'text' in cell ? (cell.span ?? 1) : 1

function mergedCells(rows: readonly (readonly WrittenCell[])[]): string {
  const merged = rows.flatMap((cells, index) => {
    let column = 0
    return cells.flatMap((cell) => {
      const first = column
      column += spanOf(cell)
      return column - first > 1
        ? `<mergeCell ref="${cellAddress(index + 1, first)}:${cellAddress(index + 1, column - 1)}"/>`
        : []
    })
  })
  return merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`
}

/** A pixel in the units of drawings (EMU). */
const pixel = 9_525
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006'

const drawingXml = (pictures: readonly WrittenPicture[]): string =>
  `<xdr:wsDr xmlns:xdr="${drawing}/spreadsheetDrawing" xmlns:a="${drawing}/main" xmlns:r="${office}">${pictures
    .map(({ column, row, width, height }, at) => {
      const size = `cx="${width * pixel}" cy="${height * pixel}"`
      return `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext ${size}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${at + 1}" name="picture ${at + 1}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${at + 1}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
    })
    .join('')}</xdr:wsDr>`

function dropDowns(columns: readonly WrittenColumn[], lastRow: number): string {
  const lists = columns.flatMap(({ choices }, column) => {
    if (!choices) return []
    const range = `${cellAddress(2, column)}:${cellAddress(lastRow, column)}`
    const letters = columnLetters(choices.column ?? 0)
    const source = `'${choices.sheet.replaceAll("'", "''")}'!$${letters}$2:$${letters}$${choices.count + 1}`
    return `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>${xmlText(source)}</formula1></dataValidation>`
  })
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
}

function rowXml(cells: readonly WrittenCell[], row: number): string {
  let column = 0
  const written = cells.map((cell) => {
    const first = column
    column += spanOf(cell)
    // a cell covered by one to its left has the same style, so that the frame is complete
    const covered = Array.from(
      { length: column - first - 1 },
      (_, at) => `<c r="${columnLetters(first + at + 1)}${row}" s="${lookOf(cell)}"/>`,
    )
    return cellXml(cell, columnLetters(first) + row) + covered.join('')
  })
  return `<row r="${row}">${written.join('')}</row>`
}

const textIn = (cell: WrittenCell): string =>
  typeof cell === 'string' ? cell : 'number' in cell ? cell.number : cell.text

const lookOf = (cell: WrittenCell): number =>
  typeof cell === 'string' ? text : 'number' in cell ? figure : styleOf[cell.look]

function cellXml(cell: WrittenCell, address: string): string {
  if (typeof cell === 'object' && 'number' in cell)
    return `<c r="${address}" s="${figure}"><v>${cell.number}</v></c>`
  const content = textIn(cell)
  return `<c r="${address}" s="${lookOf(cell)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(content)}</t></is></c>`
}
