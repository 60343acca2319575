import type { ZipArchive } from './zip-archive.ts'
import { scanPart } from './scan-part.ts'
import type { NumberFormat } from './workbook.ts'

/** How a cell's style formats its number. */
export interface CellFormat {
  readonly format: NumberFormat
  /** for a format such as `00000`; otherwise 0 */
  readonly digits: number
  /** ISO 4217, for a format with a currency */
  readonly currency?: string
  /** whether the cell's font is struck out */
  readonly struck: boolean
}

export const plainFormat: CellFormat = { format: 'plain', digits: 0, struck: false }

/** The format of each cell style (`s` of a cell), in order. */
export async function readNumberFormats(zip: ZipArchive, part: string): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const struckFonts: boolean[] = []
  const formats: CellFormat[] = []
  let inCellStyles = false
  let inFonts = false
  await scanPart(zip.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'fonts') inFonts = true
      else if (name === 'font' && inFonts) struckFonts.push(false)
      else if (name === 'strike' && inFonts) struckFonts[struckFonts.length - 1] = isOn(attributes['val'])
      else if (name === 'xf' && inCellStyles) {
        const format = formatOf(Number(attributes['numFmtId'] ?? 0), codes)
        formats.push({ ...format, struck: struckFonts[Number(attributes['fontId'] ?? 0)] ?? false })
      }
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

type NumberStyle = Omit<CellFormat, 'struck'>

function formatOf(id: number, codes: ReadonlyMap<number, string>): NumberStyle {
  const code = codes.get(id)
  if (code !== undefined) return classify(code)
  if (isBuiltInDate(id)) return { format: 'date', digits: 0 }
  return id === 9 || id === 10 ? { format: 'percent', digits: 0 } : plain
}

const plain: NumberStyle = { format: 'plain', digits: 0 }

/** Built-in formats without a code in the file: ECMA-376 part 1, 18.8.30, including the East Asian ones. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/**
 * How a format code shows a number, by its first section without quoted text; dates may also use Chinese characters.
 */
function classify(code: string): NumberStyle {
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';', 1)[0]!
  if (/[ymdhs\u5e74\u6708\u65e5]/i.test(bare.replace(/general|standard/i, '')))
    return { format: 'date', digits: 0 }
  if (bare.includes('%')) return { format: 'percent', digits: 0 }
  if (/^0{2,15}$/.test(bare)) return { format: 'plain', digits: bare.length }
  const currency = currencyIn(code)
  return currency === null ? plain : { ...plain, currency }
}

/** Unambiguous currency symbols. A bare $ in a Chinese buyer's list means US dollars. */
const symbols: readonly (readonly [RegExp, string])[] = [
  [/HK\$|HKD|\u6e2f[\u5e01\u5143]/i, 'HKD'],
  [/US\$|USD|\u7f8e\u5143/i, 'USD'],
  [/\u20ac|EUR|\u6b27\u5143/i, 'EUR'],
  [/\u00a3|GBP|\u82f1\u9551/i, 'GBP'],
  [/JPY|\u65e5[\u5143\u5706]/i, 'JPY'],
  [/[\u00a5\uffe5]|CNY|RMB|\u4eba\u6c11\u5e01/i, 'CNY'],
  [/\$/, 'USD'],
]

/** Locales in `[$¥-411]` that determine which of two currencies a symbol means. */
const locales: Readonly<Record<string, string>> = {
  '411': 'JPY',
  C04: 'HKD',
  '404': 'TWD',
  '1009': 'CAD',
  C09: 'AUD',
}

/** The currency of a format: `[$€-407]`, `"US$"#,##0.00`, `¥#,##0`. */
function currencyIn(code: string): string | null {
  const tagged = /\[\$([^\]-]*)(?:-([0-9A-F]+))?\]/i.exec(code)
  if (tagged && tagged[1] === '') return null
  const local =
    tagged?.[2] && /^[$\u00a5\uffe5]$/.test(tagged[1]!) ? locales[tagged[2].toUpperCase()] : undefined
  if (local) return local
  const shown = tagged ? tagged[1]! : code.split(';', 1)[0]!
  return symbols.find(([symbol]) => symbol.test(shown))?.[1] ?? null
}
