import { createHash } from 'node:crypto'
import { ownSheetMark } from '@bdr/text/import-file'
import { cleanText, quoted } from './clean-text.ts'
import type { Sheet } from './workbook.ts'

/**
 * The last row of a sheet that explains a template or lists the values of its drop-downs, and that no import reads. It
 * has a checksum of the rows above: a sheet in which somebody has written something is reported as unread.
 */
export const ownMark = (rows: readonly (readonly string[])[]): string => {
  const texts = rows.map((cells) => cells.map(cleanText).filter((text) => text !== ''))
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return ownSheetMark(digest.slice(0, 12))
}

/** Whether a sheet is one of our explanations or lists of values, as we wrote it. */
export function isOwnSheet({ rows, far }: Sheet): boolean {
  const texts = rows.map(({ cells }) => cells.flatMap((cell) => quoted(cell) ?? []))
  const last = texts.pop()
  return far.count === 0 && last?.length === 1 && last[0] === ownMark(texts)
}
