import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { drawnBy, fontTables } from './truetype.ts'
import { unpackWoff2 } from './woff2.ts'

const path = createRequire(import.meta.url).resolve(
  'hanamin/HanaMinB.CJK-Unified-Ideographs-Extension-B-03.woff2',
)

describe('a WOFF2 font unpacked to TrueType', () => {
  const font = unpackWoff2(readFileSync(path), 'Part-03')
  const tables = fontTables(font)

  test('draws the block it is for and no other', () => {
    const draws = drawnBy(font)
    const block = Array.from({ length: 0x400 }, (_, at) => 0x20800 + at)
    expect(block.filter((codePoint) => !draws(codePoint))).toEqual([])
    expect(draws(0x20c00)).toBe(false)
    expect(draws(0x4e00)).toBe(false)
  })

  test('has outlines that begin where the metrics, which are stored apart, say', () => {
    const [glyf, loca, metrics] = ['glyf', 'loca', 'hmtx'].map((tag) => tables.get(tag)!)
    const glyphCount = tables.get('maxp')!.readUInt16BE(4)
    const fullMetrics = tables.get('hhea')!.readUInt16BE(34)
    const bearing = (glyph: number) =>
      metrics!.readInt16BE(glyph < fullMetrics ? glyph * 4 + 2 : fullMetrics * 4 + (glyph - fullMetrics) * 2)
    const drawn = Array.from({ length: glyphCount }, (_, glyph) => glyph).filter(
      (glyph) => loca!.readUInt32BE(glyph * 4) < loca!.readUInt32BE(glyph * 4 + 4),
    )
    expect(drawn).toHaveLength(0x400)
    const left = (glyph: number) => glyf!.readInt16BE(loca!.readUInt32BE(glyph * 4) + 2)
    expect(drawn.map(left)).toEqual(drawn.map(bearing))
  })

  test('bears the name it was given, which tells it from the other parts of its font', () => {
    expect(tables.get('name')!.subarray(18).swap16().toString('utf16le')).toBe('Part-03')
  })
})

test('other files are refused', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF, an older format'), 'x')).toThrow('Not a WOFF2 font.')
})
