import { createRequire } from 'node:module'

/** Specimens of papers as pictures: nothing on them could be taken for a real one. */

const require = createRequire(import.meta.url)
const font = {
  // each picture reads its fonts anew: one weight is enough
  fontFiles: [require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')],
  loadSystemFonts: false,
  defaultFontFamily: 'Noto Sans SC',
}

/** Characters of a line of the picture. */
const lineLength = 25

export interface SpecimenPaper {
  readonly title: string
  readonly lines: readonly (readonly [label: string, value: string])[]
}

/** A4 across, 1,190 pixels wide. */
export async function specimen({ title, lines }: SpecimenPaper): Promise<Buffer> {
  // a renderer in machine code that only the first start of a demo needs
  const { Resvg } = await import('@resvg/resvg-js')
  const rows = lines.flatMap(([label, value]) =>
    (value.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? ['']).map((part, index) => [
      index === 0 ? label : '',
      part,
    ]),
  )
  const texts = rows.map(
    ([label, value], index) =>
      `<text x="120" y="${290 + index * 58}" fill="#5a6478">${label}</text>` +
      `<text x="360" y="${290 + index * 58}">${value}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1190" height="842" viewBox="0 0 1190 842">
    <rect width="1190" height="842" fill="#fbfaf5"/>
    <rect x="36" y="36" width="1118" height="770" fill="none" stroke="#b08d3c" stroke-width="6"/>
    <rect x="50" y="50" width="1090" height="742" fill="none" stroke="#b08d3c" stroke-width="1.5"/>
    <g fill="#1c2333" font-family="Noto Sans SC" font-size="27">
      <text x="595" y="180" text-anchor="middle" font-size="64" letter-spacing="16">${title}</text>
      ${texts.join('')}
    </g>
    <text x="595" y="620" text-anchor="middle" transform="rotate(-18 595 560)" font-family="Noto Sans SC"
      font-size="190" fill="#c22a2a" fill-opacity="0.12" letter-spacing="40">示例</text>
  </svg>`
  return new Resvg(svg, { font }).render().asPng()
}

/** Goods as lines of ink on white. @param lines a fragment of an SVG of 600 × 600 */
export async function drawing(lines: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
    <rect width="600" height="600" fill="#ffffff"/>
    <g fill="none" stroke="#10182b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${lines}</g>
  </svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
