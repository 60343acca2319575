import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { embeddable } from './embeddable.ts'
import { openFont } from './typefaces.ts'

const require = createRequire(import.meta.url)
const rare = readFileSync(require.resolve('hanamin/HanaMinB.CJK-Unified-Ideographs-Extension-B-03.woff2'))

test('an unpacked WOFF2 font draws the same as the packed one', async () => {
  const [packed, unpacked] = [openFont(rare), openFont(await embeddable(rare, 'part'))]
  for (const codePoint of [0x20800, 0x20bb7, 0x20bff]) {
    const glyph = unpacked.glyphForCodePoint(codePoint)
    expect(glyph.path.toSVG()).not.toBe('')
    expect(glyph.path.toSVG()).toBe(packed.glyphForCodePoint(codePoint).path.toSVG())
    expect(glyph.advanceWidth).toBe(packed.glyphForCodePoint(codePoint).advanceWidth)
  }
  expect(unpacked.hasGlyphForCodePoint(0x20c00)).toBe(false)
})

test('parts of one font get different names', async () => {
  const names = await Promise.all(
    ['part-1', 'part-2'].map(async (part) => openFont(await embeddable(rare, part)).postscriptName),
  )
  expect(new Set([...names, openFont(rare).postscriptName]).size).toBe(3)
})

test('TrueType is not changed, and a file that is not a font is refused', async () => {
  const main = readFileSync(require.resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'))
  expect(await embeddable(main, 'Roboto')).toBe(main)
  await expect(embeddable(Buffer.from('wOF2 and nothing more'), 'x')).rejects.toThrow()
})
