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

/**
 * The same as a picture (a PNG as a data URL), for documents that show one code many times: as one of the
 * document's `images` it stands in the file once, where the outline would be drawn anew each time.
 */
export async function qrPicture(content: string): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  const png = await qrcode.toBuffer(content, { errorCorrectionLevel: 'M', scale: pixels, margin: 0 })
  return `data:image/png;base64,${png.toString('base64')}`
}
