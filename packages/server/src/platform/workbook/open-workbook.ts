import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse } from './file-refused.ts'
import type { ZipArchive } from './zip-archive.ts'
import { readNumberFormats } from './number-formats.ts'
import { generalStyle } from './number-style.ts'
import { attribute, isTrue, scanPart } from './scan-part.ts'
import { readSheetCells, type BookParts } from './sheet-cells.ts'
import type { Sheet, Workbook, Cell } from './workbook.ts'
import { ownCopy, textCell } from './text-cell.ts'

interface Relationship {
  readonly type: string
  /** name of the part it points to */
  readonly target: string
}

interface SheetEntry {
  readonly name: string
  readonly relationship: string
  readonly hidden: boolean
}

/**
 * Reads the worksheets of an .xlsx, including hidden ones: each domain decides what to do with them.
 * It uses its own streaming parser instead of hucre: for a list of 50,000 rows hucre took 280 MB for 34 MB of XML
 * (dense rows, whole parts as one string), it ignores DOCTYPE, and its streaming reader cannot distinguish a formula
 * without result from an empty cell.
 * @throws FileRefused
 */
export async function openWorkbook(zip: ZipArchive): Promise<Workbook> {
  await refuseMacros(zip)
  const workbookPart = await findWorkbookPart(zip)
  const relationships = await readRelationships(zip, workbookPart)
  const { sheets: entries, date1904 } = await readSheetList(zip, workbookPart)
  if (entries.length > fileLimits.sheets) throw refuse('book.sheets', { limit: fileLimits.sheets })

  const partOf = (kind: string) =>
    [...relationships.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target
  const stringsPart = partOf('sharedStrings')
  const stylesPart = partOf('styles')
  const book: BookParts = {
    strings: stringsPart && zip.has(stringsPart) ? await readSharedStrings(zip, stringsPart) : [],
    formats: stylesPart && zip.has(stylesPart) ? await readNumberFormats(zip, stylesPart, date1904) : [],
    general: generalStyle(date1904),
    cellCount: 0,
  }
  const sheets: Sheet[] = []
  for (const entry of entries) {
    const part = relationships.get(entry.relationship)
    if (!part?.type.endsWith('/worksheet')) continue
    sheets.push(await readSheetCells(entry, zip.read(part.target), book))
  }
  return { sheets }
}

async function refuseMacros(zip: ZipArchive): Promise<void> {
  if (zip.names.some((name) => /vbaproject\.bin$|\/macrosheets\//i.test(name))) throw refuse('file.macros')
  if (!zip.has('[Content_Types].xml')) throw refuse('file.damaged')
  await scanPart(zip.read('[Content_Types].xml'), {
    open(_, attributes) {
      if (/macroEnabled|vbaProject|macrosheet/i.test(attributes['ContentType'] ?? ''))
        throw refuse('file.macros')
    },
  })
}

async function findWorkbookPart(zip: ZipArchive): Promise<string> {
  if (!zip.has('_rels/.rels')) return 'xl/workbook.xml'
  const relationships = await readRelationships(zip, '')
  return (
    [...relationships.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target ??
    'xl/workbook.xml'
  )
}

/** The targets of a part's relationships by id; '' is the package itself. */
async function readRelationships(zip: ZipArchive, part: string): Promise<Map<string, Relationship>> {
  const slash = part.lastIndexOf('/')
  const folder = part.slice(0, slash + 1)
  const relationships = new Map<string, Relationship>()
  const relationshipsPart = `${folder}_rels/${part.slice(slash + 1)}.rels`
  if (!zip.has(relationshipsPart)) return relationships
  await scanPart(zip.read(relationshipsPart), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return
      const target = new URL(attributes['Target'] ?? '', `zip://package/${folder}`).pathname.slice(1)
      relationships.set(attributes['Id'] ?? '', {
        type: attributes['Type'] ?? '',
        target: decodeName(target),
      })
    },
  })
  return relationships
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function readSheetList(
  zip: ZipArchive,
  part: string,
): Promise<{ sheets: SheetEntry[]; date1904: boolean }> {
  const sheets: SheetEntry[] = []
  let date1904 = false
  await scanPart(zip.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = isTrue(attributes['date1904'])
      if (name !== 'sheet') return
      sheets.push({
        name: attributes['name'] ?? '',
        relationship: attribute(attributes, 'id') ?? '',
        hidden: (attributes['state'] ?? 'visible') !== 'visible',
      })
    },
  })
  return { sheets, date1904 }
}

/** The shared strings as cells, so that equal texts are one object; undefined if blank. */
async function readSharedStrings(zip: ZipArchive, part: string): Promise<(Cell | undefined)[]> {
  const cells: (Cell | undefined)[] = []
  let text = ''
  let inText = false
  /** phonetic readings (furigana, pinyin) are not part of the text */
  let inPhonetic = false
  await scanPart(zip.read(part), {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic
    },
    text(piece) {
      if (inText) text += piece
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si') {
        if (cells.length >= fileLimits.cells) throw refuse('book.cells', { limit: fileLimits.cells })
        cells.push(textCell(ownCopy(text)))
      }
    },
  })
  return cells
}
