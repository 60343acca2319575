import { createRequire } from 'node:module'
import { defaultThemeColor } from '@bdr/contract/theme-color'
import { brand } from '@bdr/text/brand'
import { pictureText } from '@bdr/text/site-layout'
import { xmlText } from './xml.ts'

const require = createRequire(import.meta.url)
const font = (file: string) => require.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)

export interface PictureText {
  /** above the title: where it belongs */
  readonly heading: string
  readonly title: string
  /** visual management is red */
  readonly isRed?: boolean
}

const lineWidth = 15
const mostLines = 3

/** The picture shown where a page is shared, 1200 by 630, as PNG. */
export async function drawPicture(text: PictureText): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(pictureSvg(text), {
    font: {
      loadSystemFonts: false,
      fontFiles: [font('400Regular/NotoSansSC_400Regular.ttf'), font('700Bold/NotoSansSC_700Bold.ttf')],
      defaultFontFamily: 'Noto Sans SC',
    },
  })
  return image.asPng()
}

/** An engineer's sheet: faint grid, the title large, a dimension line below it, the company in the corner. */
function pictureSvg({ heading, title, isRed = false }: PictureText): string {
  const accent = isRed ? '#c8102e' : defaultThemeColor
  const lines = linesOf(title)
  const top = 318 - (lines.length - 1) * 46
  const titleLines = lines.map(
    (line, index) =>
      `<text x="96" y="${top + index * 92}" font-size="68" font-weight="700" fill="#10182b">${xmlText(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Noto Sans SC">
<defs><pattern id="grid" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#e3e8f2"/></pattern></defs>
<rect width="1200" height="630" fill="#f6f8fb"/><rect width="1200" height="630" fill="url(#grid)"/>
<rect x="32" y="32" width="1136" height="566" fill="none" stroke="#10182b" stroke-width="2"/>
<text x="96" y="130" font-size="32" fill="${accent}">${xmlText(heading)}</text>
${titleLines.join('')}
<path d="M96 500H1104M96 484v32M1104 484v32M112 492l-16 8 16 8M1088 492l16 8-16 8" fill="none" stroke="${accent}" stroke-width="2"/>
<g transform="translate(96 528)"><rect width="48" height="48" rx="9" fill="${accent}"/><path d="M12 9.75h13.8a7.8 7.8 0 0 1 3.9 14.55 8.4 8.4 0 0 1-3.3 13.95H12zM12 24h15.6M6.75 9.75v28.5" fill="none" stroke="#fff" stroke-width="3.3" stroke-linejoin="round"/></g>
<text x="164" y="563" font-size="30" font-weight="700" fill="#10182b">${xmlText(brand.name)}</text>
<text x="1104" y="561" font-size="24" text-anchor="end" fill="#55617a">${xmlText(pictureText.footer)}</text>
</svg>`
}

/** Lines of about equal width; a Latin letter takes half of one. What does not fit ends in an ellipsis. */
export function linesOf(title: string): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const part of title.match(/[\x21-\x7e]{1,24}| |[^\x20-\x7e]/gu) ?? []) {
    const partWidth = /^[\x20-\x7e]/.test(part) ? part.length / 2 : 1
    // a comma never begins a line
    if (width + partWidth > lineWidth && line !== '' && !/^[，。、：；！？）》」]/.test(part)) {
      lines.push(line)
      line = ''
      width = 0
    }
    line += part
    width += partWidth
  }
  if (line !== '') lines.push(line)
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), `${lines[mostLines - 1]!.slice(0, lineWidth - 1)}…`]
}
