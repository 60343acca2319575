import { sum } from '@bdr/contract/kernel/decimal'
import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import { amountText, groupThousands } from '@bdr/text/number-format'
import type { Node } from 'pdfmake'
import type { PrintedNote } from './document-head.ts'
import { greatestHeight, headCell, lineCell, lineColumns, linePadding } from './document-columns.ts'
import { gridLayout } from './document-frame.ts'
import { printable } from '../../platform/pdf/printable.ts'

/** Points; with the padding 11 mm, which is enough for handwritten figures. */
const minRowHeight = 25

/** Maximum height in points of a row that certainly fits on a page below the head. */
const wholeRowHeight = 640

/**
 * The lines, with a column for the arrived quantities. The head is repeated on every page, and rows are not split. Only
 * a row taller than a page may be split, because pdfmake would omit it. Its cells are aligned to the top: to centre a
 * cell, pdfmake saves the drawing state on the page where the row starts and restores it where its text ends, which may
 * be the next page.
 */
export function lineTable(note: PrintedNote, { columns: wanted }: NoteTemplate): Node {
  const columns = lineColumns(note.lines, wanted)
  const keepRowsWhole = note.lines.every((line) => greatestHeight(line, columns) < wholeRowHeight)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: keepRowsWhole ? 1 : 0,
      dontBreakRows: keepRowsWhole,
      widths: columns.map(({ width }) => width),
      heights: (row) => (row === 0 ? 'auto' : minRowHeight),
      body: [
        columns.map(headCell),
        ...note.lines.map((line) => columns.map((column) => lineCell(line, column, keepRowsWhole))),
      ],
    },
    layout: gridLayout(linePadding),
  }
}

/** The number of lines, the exact total of each unit, and of each currency if prices are printed. */
export function totalsOf(note: PrintedNote, { columns }: NoteTemplate): string {
  const byUnit = Map.groupBy(note.lines, (line) => line.unit)
  const quantities = [...byUnit].map(
    ([unit, lines]) => `${groupThousands(sum(lines.map((line) => line.quantity)))} ${unit}`,
  )
  const priced = columns.includes('price') ? note.lines.flatMap(({ price }) => price ?? []) : []
  const amounts = [...Map.groupBy(priced, (price) => price.currency)].map(([currency, prices]) =>
    amountText(sum(prices.map((price) => price.amount)), currency),
  )
  const total =
    text.total(note.lines.length, quantities) +
    (note.certificateCount === 0 ? '' : text.certificatesOfAll(note.certificateCount))
  return amounts.length === 0 ? total : total + text.amount(amounts)
}

export const totals = (note: PrintedNote, template: NoteTemplate): Node => ({
  text: printable(totalsOf(note, template)),
  alignment: 'right',
  margin: [0, 6, 0, 0],
})
