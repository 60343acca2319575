import { getFormatFromId } from 'numfmt'
import type { ZipArchive } from './zip-archive.ts'
import { styleOf, type NumberStyle } from './number-style.ts'
import { scanPart } from './scan-part.ts'

/** How a cell's style formats it. */
export interface CellFormat {
  readonly number: NumberStyle
  /** whether the cell's font is struck out */
  readonly struck: boolean
}

/** The format of each cell style (`s` of a cell), in order. */
export async function readNumberFormats(
  zip: ZipArchive,
  part: string,
  date1904: boolean,
): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const known = new Map<number, NumberStyle>()
  const struckFonts: boolean[] = []
  const formats: CellFormat[] = []
  let inCellStyles = false
  let inFonts = false
  const numberStyle = (id: number) => {
    const style = known.get(id) ?? styleOfId(id, codes, date1904)
    known.set(id, style)
    return style
  }
  await scanPart(zip.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'fonts') inFonts = true
      else if (name === 'font' && inFonts) struckFonts.push(false)
      else if (name === 'strike' && inFonts) struckFonts[struckFonts.length - 1] = isOn(attributes['val'])
      else if (name === 'xf' && inCellStyles)
        formats.push({
          number: numberStyle(Number(attributes['numFmtId'] ?? 0)),
          struck: struckFonts[Number(attributes['fontId'] ?? 0)] ?? false,
        })
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
      else if (name === 'fonts') inFonts = false
    },
  })
  return formats
}

/** For an element that is true if it is present without a value. */
const isOn = (value: string | undefined): boolean => value === undefined || /^(1|true|on)$/i.test(value)

/** Built-in formats whose currency is that of the program: 5 to 8, 42 and 44. */
const localCurrencies: ReadonlySet<number> = new Set([5, 6, 7, 8, 42, 44])

/** Formats without a code in the file are built in (ECMA-376 part 1, 18.8.30), as Chinese programs show them. */
function styleOfId(id: number, codes: ReadonlyMap<number, string>, date1904: boolean): NumberStyle {
  const code = codes.get(id)
  return code === undefined
    ? styleOf(getFormatFromId(id, 'zh-CN') ?? '', date1904, localCurrencies.has(id))
    : styleOf(code, date1904)
}
