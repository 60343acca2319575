import type { Node, TableLayout } from 'pdfmake'
import { printable } from '../../platform/pdf/printable.ts'

/**
 * A4 in points without 12 mm at either side; printers at a warehouse gate leave about 10 mm blank. Columns have numeric
 * widths instead of `*`, which would grow with a long word beyond the sheet.
 */
const pageWidth = 595.28
export const side = 34
export const contentWidth = pageWidth - 2 * side

/** Widths of lines in points: the frame of a block, and the lines within. */
const frame = 0.9
const hairline = 0.4

/** The remaining width for one more column of a grid. */
export const remainingWidth = (widths: readonly number[], paddingX: number) =>
  contentWidth -
  widths.reduce((total, width) => total + width, 0) -
  (widths.length + 1) * (2 * paddingX + hairline) -
  2 * frame

/** A framed grid with thin inner lines; a thicker line separates the head, if there is one. */
export const gridLayout = (padding: { x: number; y: number }): TableLayout => ({
  hLineWidth: (line, { table }) =>
    line === 0 || line === table.body.length || line === table.headerRows ? frame : hairline,
  vLineWidth: (line, { table }) => (line === 0 || line === table.widths.length ? frame : hairline),
  paddingLeft: () => padding.x,
  paddingRight: () => padding.x,
  paddingTop: () => padding.y,
  paddingBottom: () => padding.y,
})

/** A small label above or beside a value. */
export const label = (text: string): Node => ({ text: printable(text), fontSize: 8 })

/** The size of a PNG scaled down to fit into a box. Its dimensions are stored directly after its signature. */
export function pictureSize(png: Uint8Array, box: { readonly width: number; readonly height: number }) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const scale = Math.min(box.width / width, box.height / height, 1)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
