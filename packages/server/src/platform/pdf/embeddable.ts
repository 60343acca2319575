import { createHash } from 'node:crypto'
import { openFont } from './typefaces.ts'

/**
 * A font's file as a PDF can embed it: TrueType. WOFF2 is unpacked, and the font gets a name of its
 * own: the parts of one font all bear that font's name, and PDFKit takes equal names for the same font.
 * @param family names the part, different from all others
 */
export async function embeddable(file: Buffer, family: string): Promise<Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') return file
  // WebAssembly, loaded by the first text with a rare character
  const { default: decompress } = await import('wawoff2/decompress.js')
  return renamed(Buffer.from(await decompress(file)), family)
}

/** Writes another name of the same length over the font's, in both encodings fonts are named in. */
function renamed(font: Buffer, family: string): Buffer {
  const { postscriptName } = openFont(font)
  const own = createHash('sha256').update(family).digest('hex').slice(0, postscriptName.length)
  for (const encoded of [(text: string) => Buffer.from(text, 'utf16le').swap16(), Buffer.from]) {
    const [from, to] = [encoded(postscriptName), encoded(own)]
    for (let at = font.indexOf(from); at !== -1; at = font.indexOf(from, at + to.length)) to.copy(font, at)
  }
  return font
}
