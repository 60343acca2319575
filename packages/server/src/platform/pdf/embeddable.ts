import { createHash } from 'node:crypto'
import { openFont } from './typefaces.ts'

/**
 * A font file that a PDF can embed, which is TrueType. WOFF2 is unpacked and renamed: all parts of a font have that
 * font's name, and PDFKit treats equal names as the same font.
 * @param family unique name of the part
 */
export async function embeddable(file: Buffer, family: string): Promise<Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return file
  // WebAssembly, loaded for the first text with a rare character
  const { default: decompress } = await import('wawoff2/decompress.js')
  return renamed(Buffer.from(await decompress(file)), family)
}

/** Replaces the font's name by one of the same length, in both encodings. */
function renamed(font: Buffer, family: string): Buffer {
  const { postscriptName } = openFont(font)
  const own = createHash('sha256').update(family).digest('hex').slice(0, postscriptName.length)
  for (const encoded of [(text: string) => Buffer.from(text, 'utf16le').swap16(), Buffer.from]) {
    const [from, to] = [encoded(postscriptName), encoded(own)]
    for (let at = font.indexOf(from); at !== -1; at = font.indexOf(from, at + to.length)) to.copy(font, at)
  }
  return font
}
