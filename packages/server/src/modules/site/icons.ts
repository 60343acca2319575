import { defaultThemeColor } from '@bdr/contract/theme-color'

/** The logo on its background. */
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${defaultThemeColor}"/><path d="M8 6.5h9.2a5.2 5.2 0 0 1 2.6 9.7 5.6 5.6 0 0 1-2.2 9.3H8zM8 16h10.4M4.5 6.5v19" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>`

export const svgIcon = (): Buffer => Buffer.from(sign)

/** The logo as PNG of the given size in pixels. */
export async function pngIcon(size: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(sign, { fitTo: { mode: 'width', value: size } })
  return image.asPng()
}

const icoSizes = [16, 32, 48]
const headBytes = 6
const entryBytes = 16

/** The file /favicon.ico, for programs that read no page: PNGs in an ICO container. */
export async function icoIcon(): Promise<Buffer> {
  const images = await Promise.all(icoSizes.map(pngIcon))
  const head = Buffer.alloc(headBytes + entryBytes * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach((image, index) => {
    const at = headBytes + entryBytes * index
    head.writeUInt8(icoSizes[index]!, at)
    head.writeUInt8(icoSizes[index]!, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(image.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += image.length
  })
  return Buffer.concat([head, ...images])
}
