import type { Node } from 'pdfmake'

/** A QR code as one filled outline, sharp at any size. `size` is in points, without a quiet zone. */
export async function qrCode(content: string, size: number): Promise<Node> {
  const { default: qrcode } = await import('qrcode')
  const { modules } = qrcode.create(content, { errorCorrectionLevel: 'M' })
  const squares: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`)
    }
  }
  const box = `viewBox="0 0 ${modules.size} ${modules.size}"`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${squares.join('')}"/></svg>`,
    fit: [size, size],
  }
}

/** Pixels of a module: at the size of a label's code finer than any printer of labels. */
const pixels = 8

/** The same as a PNG. */
export async function qrPng(content: string): Promise<Buffer> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toBuffer(content, { errorCorrectionLevel: 'M', scale: pixels, margin: 0 })
}

/**
 * The PNG as a data URL, for documents that show one code many times: as one of the document's `images` it
 * stands in the file once, where the outline would be drawn anew each time.
 */
export const qrPicture = async (content: string): Promise<string> =>
  `data:image/png;base64,${(await qrPng(content)).toString('base64')}`
