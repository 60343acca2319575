import type { Node } from 'pdfmake'

/** A QR code as one filled outline, sharp at any size. `size` is in points and excludes the quiet zone. */
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

/** Pixels per module; at the size on a label this exceeds the resolution of label printers. */
const pixels = 8

/** A QR code as PNG. */
export async function qrPng(content: string): Promise<Buffer> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toBuffer(content, { errorCorrectionLevel: 'M', scale: pixels, margin: 0 })
}

/**
 * The PNG as a data URL, for documents that show one code many times. As one of the document's `images` it is stored
 * once, while the outline would be repeated.
 */
export const qrPicture = async (content: string): Promise<string> =>
  `data:image/png;base64,${(await qrPng(content)).toString('base64')}`
