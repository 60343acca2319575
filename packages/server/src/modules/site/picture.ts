import { createRequire } from 'node:module'
import { brand } from '@bdr/text/brand'
import { pictureText } from '@bdr/text/site-layout'
import { xmlText } from '../../platform/xml-text.ts'

const require = createRequire(import.meta.url)
const font = (file: string) => require.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)

export interface PictureText {
  /** above the title: the section it belongs to */
  readonly heading: string
  readonly title: string
  /** visual management uses red */
  readonly isRed?: boolean
  /** an SVG of 640 by 400, or as wide as the picture; null for text only */
  readonly drawing?: string | null
}

/** characters per line: beside a drawing, and without one */
const narrowLine = 9
const widestLine = 15
const maxLines = 3

/** The preview picture of a shared page, 1200 by 630, as PNG. */
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

/**
 * A picture in the style of a technical drawing: white on blue, with a large title and the company in the corner. A
 * drawing is at the right; one as wide as the picture is below the title.
 */
function pictureSvg({ heading, title, isRed = false, drawing = null }: PictureText): string {
  const paper = isRed ? '#7d0a1e' : '#10295a'
  const grid = isRed ? '#92172d' : '#1a376f'
  const accent = isRed ? '#ffc2cb' : '#a8c4ff'
  const isWide = drawing?.includes('width="960"') ?? false
  const isBeside = drawing !== null && !isWide
  const lines = linesOf(title, isBeside ? narrowLine : isWide ? 22 : widestLine)
  const size = isWide ? 46 : isBeside ? 54 : 68
  const step = size * 1.34
  const top = isWide ? 138 : 312 - (lines.length - 1) * step * 0.5
  const text = (line: string, index: number) =>
    `<text x="72" y="${top + index * step}" font-size="${size}" font-weight="700" fill="#fff">${xmlText(line)}</text>`
  const place = isWide ? 'x="120" y="196"' : 'x="580" y="134" width="580" height="362"'
  const placed = drawing?.replace(/<svg xmlns="[^"]*"( viewBox="[^"]*")( [^>]*)>/, (_, viewBox, size) =>
    isWide ? `<svg ${place}${viewBox}${size}>` : `<svg ${place}${viewBox}>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Noto Sans SC">
<defs><pattern id="sheet" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="${grid}"/></pattern></defs>
<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="630" fill="url(#sheet)"/>
${placed ?? ''}
<rect x="28" y="28" width="1144" height="574" fill="none" stroke="${accent}" stroke-width="2"/>
<text x="72" y="${isWide ? 78 : 96}" font-size="28" fill="${accent}">${xmlText(heading)}</text>
${lines.map(text).join('')}
<g transform="translate(72 ${isWide ? 556 : 532}) scale(.75)"><rect width="48" height="48" rx="9" fill="#fff"/><path d="M12 9.75h13.8a7.8 7.8 0 0 1 3.9 14.55 8.4 8.4 0 0 1-3.3 13.95H12zM12 24h15.6M6.75 9.75v28.5" fill="none" stroke="${paper}" stroke-width="3.3" stroke-linejoin="round"/></g>
<text x="122" y="${isWide ? 582 : 559}" font-size="26" font-weight="700" fill="#fff">${xmlText(brand.name)}</text>
<text x="1128" y="${isWide ? 582 : 559}" font-size="22" text-anchor="end" fill="${accent}">${xmlText(pictureText.footer)}</text>
</svg>`
}

/**
 * Lines of about equal width: as few as necessary, and then as narrow as possible. Text that does not fit is replaced
 * by an ellipsis.
 */
export function linesOf(title: string, lineWidth = widestLine): string[] {
  const lines = wrapped(title, lineWidth)
  if (lines.length > maxLines)
    return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]!.slice(0, lineWidth - 1)}…`]
  let best = lines
  for (let width = lineWidth - 0.5; width >= lineWidth / 2; width -= 0.5) {
    const narrower = wrapped(title, width)
    if (narrower.length > lines.length) break
    best = narrower
  }
  return best
}

/** Wraps a title; a Latin letter counts as half a Chinese character. */
function wrapped(title: string, lineWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const part of title.match(/[\x21-\x7e]{1,24}| |[^\x20-\x7e]/gu) ?? []) {
    const partWidth = /^[\x20-\x7e]/.test(part) ? part.length / 2 : 1
    // punctuation never starts a line
    if (width + partWidth > lineWidth && line !== '' && !/^[，。、：；！？）》」]/.test(part)) {
      lines.push(line)
      line = ''
      width = 0
    }
    line += part
    width += partWidth
  }
  if (line !== '') lines.push(line)
  return lines
}
