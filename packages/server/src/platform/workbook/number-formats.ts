import type { ZipArchive } from './zip-archive.ts'
import { scanPart } from './scan-part.ts'
import type { NumberFormat } from './workbook.ts'

/** How a cell's style shows its number. */
export interface CellFormat {
  readonly format: NumberFormat
  /** of a format such as `00000`; 0 otherwise */
  readonly digits: number
}

export const plainFormat: CellFormat = { format: 'plain', digits: 0 }

/** The format of each cell style (`s` of a cell), in their order. */
export async function readNumberFormats(zip: ZipArchive, part: string): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let inCellStyles = false
  await scanPart(zip.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles)
        formats.push(formatOf(Number(attributes['numFmtId'] ?? 0), codes))
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
    },
  })
  return formats
}

function formatOf(id: number, codes: ReadonlyMap<number, string>): CellFormat {
  const code = codes.get(id)
  if (code !== undefined) return classify(code)
  if (isBuiltInDate(id)) return { format: 'date', digits: 0 }
  return id === 9 || id === 10 ? { format: 'percent', digits: 0 } : plainFormat
}

/** Formats without a code in the file: ECMA-376 part 1, 18.8.30, with the East Asian ones. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What a format code does to a number, by its first section without quoted text; a date also in Chinese letters. */
function classify(code: string): CellFormat {
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]!
  if (/[ymdhs\u5e74\u6708\u65e5]/i.test(bare.replace(/general|standard/i, '')))
    return { format: 'date', digits: 0 }
  if (bare.includes('%')) return { format: 'percent', digits: 0 }
  return /^0{2,15}$/.test(bare) ? { format: 'plain', digits: bare.length } : plainFormat
}
