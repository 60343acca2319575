import type { Font } from 'fontkit'
import { mainTypeface, openFont } from '../../platform/pdf/typefaces.ts'

/** Pictures of specimen documents, which cannot be mistaken for real ones. */

/**
 * The renderer would read the ten megabytes of the typeface for every picture, which took most of a first start. It
 * gets outlines instead, from a typeface that is read once.
 */
let typeface: Font | undefined
const outlines = new Map<string, { readonly path: string; readonly advance: number }>()

function outlineOf(character: string) {
  typeface ??= openFont(mainTypeface().bold)
  let outline = outlines.get(character)
  if (outline === undefined) {
    const glyph = typeface.glyphForCodePoint(character.codePointAt(0)!)
    outline = { path: glyph.path.toSVG(), advance: glyph.advanceWidth / typeface.unitsPerEm }
    outlines.set(character, outline)
  }
  return outline
}

interface Lettering {
  readonly x: number
  /** of the baseline */
  readonly y: number
  readonly size: number
  readonly spacing?: number
  readonly centred?: boolean
}

/** A line of text as SVG paths. */
function lettered(text: string, { x, y, size, spacing = 0, centred = false }: Lettering): string {
  const letters = Array.from(text, outlineOf)
  const width = letters.reduce((sum, { advance }) => sum + advance * size + spacing, -spacing)
  let left = centred ? x - width / 2 : x
  return letters
    .map(({ path, advance }) => {
      const scale = size / typeface!.unitsPerEm
      const drawn = `<path transform="matrix(${scale} 0 0 ${-scale} ${left} ${y})" d="${path}"/>`
      left += advance * size + spacing
      return drawn
    })
    .join('')
}

/** Characters of a line in the picture. */
const lineLength = 25

export interface SpecimenPaper {
  readonly title: string
  readonly lines: readonly (readonly [label: string, value: string])[]
}

/** A4 landscape, 1,190 pixels wide. */
export async function specimen({ title, lines }: SpecimenPaper): Promise<Buffer> {
  // a native renderer that only the first start of a demo needs
  const { Resvg } = await import('@resvg/resvg-js')
  const rows = lines.flatMap(([label, value]) =>
    (value.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? ['']).map((part, index) => [
      index === 0 ? label : '',
      part,
    ]),
  )
  const texts = rows.map(
    ([label, value], index) =>
      `<g fill="#5a6478">${lettered(label!, { x: 120, y: 290 + index * 58, size: 27 })}</g>` +
      lettered(value!, { x: 360, y: 290 + index * 58, size: 27 }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1190" height="842" viewBox="0 0 1190 842">
    <rect width="1190" height="842" fill="#fbfaf5"/>
    <rect x="36" y="36" width="1118" height="770" fill="none" stroke="#b08d3c" stroke-width="6"/>
    <rect x="50" y="50" width="1090" height="742" fill="none" stroke="#b08d3c" stroke-width="1.5"/>
    <g fill="#1c2333">
      ${lettered(title, { x: 595, y: 180, size: 64, spacing: 16, centred: true })}
      ${texts.join('')}
    </g>
    <g transform="rotate(-18 595 560)" fill="#c22a2a" fill-opacity="0.12">
      ${lettered('示例', { x: 595, y: 620, size: 190, spacing: 40, centred: true })}
    </g>
  </svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

/** Products as black lines on white. @param lines a fragment of an SVG of 600 × 600 */
export async function drawing(lines: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
    <rect width="600" height="600" fill="#ffffff"/>
    <g fill="none" stroke="#10182b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${lines}</g>
  </svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
