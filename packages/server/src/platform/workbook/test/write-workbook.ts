import { columnLetters } from '../workbook.ts'
import { writeZip, type ZipPart } from './write-zip.ts'

/** A value, or a `c` element as its attributes and inner XML. */
export type TestCell = string | number | null | { readonly attributes: string; readonly inner: string }

export interface TestSheet {
  readonly name: string
  readonly rows?: readonly (readonly TestCell[])[]
  readonly merges?: readonly string[]
  readonly state?: string
  /** attributes of row elements by row number */
  readonly rowAttributes?: Readonly<Record<number, string>>
  /** the cell style of each row */
  readonly cellStyles?: Readonly<Record<number, string>>
  /** whether a filter is set */
  readonly filtered?: boolean
  /** the content of `sheetData`, in place of rows */
  readonly sheetData?: string
  /** before the root element */
  readonly prolog?: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

/**
 * Styles by index: 0 plain, 1 date, 2 percent, 3 padded to six digits, 4 dollars, 5 struck out, and the given formats:
 * codes, or ids of built-in ones.
 */
const styles = (formats: readonly (string | number)[]) =>
  `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="[$$-409]#,##0.00"/>${formats.map((code, index) => (typeof code === 'string' ? `<numFmt numFmtId="${200 + index}" formatCode="${escape(code)}"/>` : '')).join('')}</numFmts><fonts count="2"><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="0" fontId="1"/>${formats.map((code, index) => `<xf numFmtId="${typeof code === 'string' ? 200 + index : code}"/>`).join('')}</cellXfs></styleSheet>`

/** Writes a minimal .xlsx with these sheets. */
export function writeWorkbook(
  sheets: readonly TestSheet[],
  {
    date1904 = false,
    formats = [],
    extraParts = [],
  }: {
    date1904?: boolean
    formats?: readonly (string | number)[]
    extraParts?: readonly ZipPart[]
  } = {},
): Uint8Array {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="r${index}"${state ? ` state="${state}"` : ''}/>`,
  )
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="r${index}" Type="${office}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
  )
  return writeZip([
    {
      name: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${packageRelationships}"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${date1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${packageRelationships}">${links.join('')}<Relationship Id="s" Type="${office}/styles" Target="/xl/styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', data: styles(formats) },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index}.xml`, data: sheetXml(sheet) })),
    ...extraParts,
  ])
}

function sheetXml({
  rows = [],
  merges = [],
  sheetData,
  prolog = '',
  rowAttributes = {},
  cellStyles = {},
  filtered = false,
}: TestSheet): string {
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const data =
    sheetData ??
    rows
      .map((cells, index) => rowXml(cells, index + 1, rowAttributes[index + 1], cellStyles[index + 1]))
      .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}<worksheet xmlns="${main}"><sheetData>${data}</sheetData>${filtered ? '<autoFilter ref="A1:Z9"><filterColumn colId="0"/></autoFilter>' : ''}${merges.length > 0 ? `<mergeCells>${merged}</mergeCells>` : ''}</worksheet>`
}

const rowXml = (cells: readonly TestCell[], row: number, attributes = '', style = '0'): string =>
  `<row r="${row}" ${attributes}>${cells.map((cell, column) => cellXml(cell, `${columnLetters(column)}${row}`, style)).join('')}</row>`

function cellXml(cell: TestCell, address: string, style: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${address}" s="${style}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
  return `<c r="${address}" ${cell.attributes}>${cell.inner}</c>`
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A serial date formatted as a date. */
export const dateCell = (serial: number): TestCell => ({ attributes: 's="1"', inner: `<v>${serial}</v>` })
export const percentCell = (value: number): TestCell => ({ attributes: 's="2"', inner: `<v>${value}</v>` })
/** A number with one of the workbook's `formats`. */
export const formattedCell = (value: number, format: number): TestCell => ({
  attributes: `s="${6 + format}"`,
  inner: `<v>${value}</v>`,
})
export const formulaCell = (formula: string, result: string | null): TestCell => ({
  attributes: '',
  inner: `<f>${formula}</f>${result === null ? '' : `<v>${result}</v>`}`,
})
export const errorCell = (error: string): TestCell => ({
  attributes: 't="e"',
  inner: `<f>A1</f><v>${error}</v>`,
})
