import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'

/** A font family for pdfmake. Its files stay in memory once they are read. */
export interface Typeface {
  readonly family: string
  readonly regular: Buffer
  readonly bold: Buffer
  /**
   * Whether it has a character. A character whose glyph has no outline would be invisible on paper, so it counts as
   * missing, except for white space.
   */
  draws(codePoint: number): boolean
}

export const mainFamily = 'NotoSansSC'

const require = createRequire(import.meta.url)
const opened = new Map<string, Typeface>()
const byCharacter = new Map<number, Typeface | null>()

/** All typefaces that any text has needed so far. */
export const openedTypefaces = (): Iterable<Typeface> => opened.values()

/** Noto Sans SC: Chinese glyphs of the mainland, Western letters, symbols. 20 MB, read at the first use. */
export const mainTypeface = () =>
  open(
    mainFamily,
    require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  )

/** Roboto, which is part of pdfmake: European letters and digits that Noto Sans SC lacks. */
const romanTypeface = () =>
  open(
    'Roboto',
    require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
    require.resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
  )

/**
 * The typeface for a character, or null if none has it. The order is Noto Sans SC, Roboto, and Hanazono Mincho, which
 * has the characters of CJK extensions A to F.
 */
export function typefaceOf(codePoint: number): Typeface | null {
  let typeface = byCharacter.get(codePoint)
  if (typeface === undefined) {
    typeface = findTypeface(codePoint)
    byCharacter.set(codePoint, typeface)
  }
  return typeface
}

function findTypeface(codePoint: number): Typeface | null {
  for (const candidate of [mainTypeface, romanTypeface, () => rareTypeface(codePoint)]) {
    const typeface = candidate()
    if (typeface?.draws(codePoint)) return typeface
  }
  return null
}

/** Hanazono consists of some 200 files with a part of the characters each; its style sheet lists them. */
function rareTypeface(codePoint: number): Typeface | null {
  rareParts ??= readRareParts()
  const file = rareParts.find(({ first, last }) => first <= codePoint && codePoint <= last)?.file
  return file === undefined
    ? null
    : open(file.replace('.woff2', '').replaceAll('.', '-'), join(dirname(rareSheet()), file))
}

const rareSheet = () => require.resolve('hanamin/HanaMin.css')

interface RarePart {
  readonly first: number
  readonly last: number
  readonly file: string
}
let rareParts: readonly RarePart[] | undefined

function readRareParts(): RarePart[] {
  const sheet = readFileSync(rareSheet(), 'utf8')
  const faces = sheet.matchAll(/url\(([\w.-]+\.woff2)\)[^;]*;\s*unicode-range:([^;]+);/g)
  return [...faces].flatMap(([, file, ranges]) =>
    [...ranges!.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first, last = first]) => ({
      first: Number.parseInt(first!, 16),
      last: Number.parseInt(last!, 16),
      file: file!,
    })),
  )
}

function open(family: string, regularFile: string, boldFile?: string): Typeface {
  let typeface = opened.get(family)
  if (typeface === undefined) {
    const regular = readFileSync(regularFile)
    const bold = boldFile === undefined ? regular : readFileSync(boldFile)
    typeface = { family, regular, bold, draws: drawnBy(openFont(regular)) }
    opened.set(family, typeface)
  }
  return typeface
}

/** Opens a file with a single font. Font collections are not used here. */
export function openFont(file: Buffer): Font {
  const font = create(file)
  if ('fonts' in font) throw new Error('The file contains several fonts.')
  return font
}

const drawnBy = (font: Font) => (codePoint: number) => {
  const glyph = font.glyphForCodePoint(codePoint)
  return glyph.id !== 0 && (glyph.path.commands.length > 0 || /\s/u.test(String.fromCodePoint(codePoint)))
}
