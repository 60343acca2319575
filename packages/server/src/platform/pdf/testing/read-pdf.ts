import { inflateSync } from 'node:zlib'

/** Text on one line without a gap, with its position: `left` and `right` in points. */
export interface PrintedRun {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
}

/** Text of one font and size that is drawn by one command. */
export interface PrintedPiece extends PrintedRun {
  readonly size: number
  /** the font's name without its subset tag */
  readonly font: string
  /** glyph numbers in the embedded font */
  readonly glyphs: readonly number[]
  /** the embedded TrueType font */
  readonly fontFile: Buffer
}

export interface PrintedPage {
  readonly pieces: readonly PrintedPiece[]
  readonly runs: readonly PrintedRun[]
  /** all text in the order it is drawn */
  readonly text: string
  /** drawing commands */
  readonly content: string
}

interface PrintedFont {
  readonly name: string
  readonly file: Buffer
  readonly widths: readonly number[]
  readonly characters: readonly string[]
}

/**
 * Parses a PDF as PDFKit writes it: plain objects, deflated streams, fonts by glyph number with a ToUnicode map. It
 * shares no code with the code that wrote it.
 */
export function readPdf(pdf: Buffer): PrintedPage[] {
  const objects = readObjects(pdf)
  const fonts = new Map<string, PrintedFont>()
  const fontOf = (id: string) => {
    const font = fonts.get(id) ?? readFont(objects, id)
    fonts.set(id, font)
    return font
  }
  const kids = [...objects.values()].find(({ text }) => text.includes('/Type /Pages'))!.text
  return [...kids.match(/\/Kids \[([^\]]*)\]/)![1]!.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const { text } = objects.get(page!)!
    const resources = objects.get(reference(text, 'Resources'))!.text
    const names = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, id!]))
    const content = objects.get(reference(text, 'Contents'))!.data.toString('latin1')
    const pieces = readPieces(content, (name) => fontOf(names.get(name)!))
    return { pieces, content, runs: joinRuns(pieces), text: pieces.map((piece) => piece.text).join('') }
  })
}

interface PdfObject {
  readonly text: string
  readonly data: Buffer
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const source = pdf.toString('latin1')
  for (const [, offset] of source.slice(source.lastIndexOf('\nxref')).matchAll(/(\d{10}) 00000 n/g)) {
    const body = source.slice(Number(offset), source.indexOf('endobj', Number(offset)))
    const [, id, text] = /^(\d+) 0 obj\n([\s\S]*?)(?:stream\n|$)/.exec(body)!
    const length = Number(/\/Length (\d+)/.exec(text!)?.[1] ?? 0)
    const start = Number(offset) + body.indexOf('stream\n') + 'stream\n'.length
    objects.set(id!, {
      text: text!,
      data: length === 0 ? Buffer.alloc(0) : stream(pdf, start, length, text!),
    })
  }
  return objects
}

const stream = (pdf: Buffer, start: number, length: number, dictionary: string) => {
  const bytes = pdf.subarray(start, start + length)
  return dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
}

const reference = (dictionary: string, key: string) =>
  new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)![1]!

function readFont(objects: ReadonlyMap<string, PdfObject>, id: string): PrintedFont {
  const font = objects.get(id)!.text
  const descendant = objects.get(reference(font, 'DescendantFonts'))!.text
  const descriptor = objects.get(reference(descendant, 'FontDescriptor'))!.text
  const map = objects.get(reference(font, 'ToUnicode'))!.data.toString('latin1')
  return {
    name: /\/BaseFont \/\w+\+(\S+)/.exec(font)![1]!,
    file: objects.get(reference(descriptor, 'FontFile2'))!.data,
    widths: /\/W \[0 \[([^\]]*)\]/.exec(descendant)![1]!.trim().split(/\s+/).map(Number),
    characters: [...map.matchAll(/> <[\da-f]+> \[(.*)\]/g)].flatMap(([, range]) =>
      [...range!.matchAll(/<([^>]*)>/g)].map(([, units]) =>
        String.fromCharCode(...units!.split(' ').map((unit) => Number.parseInt(unit, 16))),
      ),
    ),
  }
}

function readPieces(content: string, fontOf: (name: string) => PrintedFont): PrintedPiece[] {
  const shown = /1 0 0 1 (\S+) (\S+) Tm\n\/(F\d+) (\S+) Tf\n(?:[^\n]*\n)*?(\[.*\]) TJ/g
  return [...content.matchAll(shown)].map(([, left, baseline, fontName, size, array]) => {
    const font = fontOf(fontName!)
    const glyphs = [...array!.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex]) =>
      hex!.match(/.{4}/g)!.map((glyph) => Number.parseInt(glyph, 16)),
    )
    const width = glyphs.reduce((total, glyph) => total + font.widths[glyph]!, 0)
    return {
      text: glyphs.map((glyph) => font.characters[glyph]).join(''),
      left: Number(left),
      right: Number(left) + (width / 1000) * Number(size),
      baseline: Number(baseline),
      size: Number(size),
      font: font.name,
      glyphs,
      fontFile: font.file,
    }
  })
}

function joinRuns(pieces: readonly PrintedPiece[]): PrintedRun[] {
  const runs: PrintedRun[] = []
  for (const { text, left, right, baseline } of pieces) {
    const last = runs.at(-1)
    const continues = last?.baseline === baseline && Math.abs(last.right - left) < 0.1
    if (continues) runs[runs.length - 1] = { ...last, text: last.text + text, right }
    else runs.push({ text, left, right, baseline })
  }
  return runs
}
