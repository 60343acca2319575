import type { ZipArchive } from './zip-archive.ts'
import { refuse } from './file-refused.ts'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { scanPart } from './scan-part.ts'
import { textCell } from './text-cell.ts'
import type { Cell } from './workbook.ts'

/** The shared strings as cells, so that equal texts are one object; undefined where blank. */
export async function readSharedStrings(zip: ZipArchive, part: string): Promise<(Cell | undefined)[]> {
  const cells: (Cell | undefined)[] = []
  let text = ''
  let inText = false
  /** readings of characters (furigana, pinyin) are not part of the text */
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
        cells.push(textCell(text))
      }
    },
  })
  return cells
}
