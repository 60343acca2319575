/** A table's bytes by tag. Source: OpenType 1.9, "Organization of an OpenType Font". */
export function fontTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let entry = 12, left = font.readUInt16BE(4); left > 0; entry += 16, left -= 1) {
    const offset = font.readUInt32BE(entry + 8)
    const length = font.readUInt32BE(entry + 12)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length))
  }
  return tables
}

/**
 * Tells which characters a TrueType font draws: those its cmap leads to a glyph with an outline. A
 * character whose glyph is empty would vanish from the paper, so it counts as absent; white space
 * counts as drawn.
 */
export function drawnBy(font: Buffer): (codePoint: number) => boolean {
  const tables = fontTables(font)
  const glyphOf = characterMap(tables.get('cmap')!)
  const hasOutline = outlines(tables)
  return (codePoint) => {
    const glyph = glyphOf(codePoint)
    return glyph !== 0 && (hasOutline(glyph) || /\s/u.test(String.fromCodePoint(codePoint)))
  }
}

function outlines(tables: Map<string, Buffer>): (glyph: number) => boolean {
  const loca = tables.get('loca')!
  const long = tables.get('head')!.readUInt16BE(50) === 1
  const offset = (glyph: number) => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2))
  return (glyph) => offset(glyph) < offset(glyph + 1)
}

/** The glyph of a character, 0 for none. Reads the Unicode subtable with the widest range. */
function characterMap(cmap: Buffer): (codePoint: number) => number {
  const subtables = new Map<number, Buffer>()
  for (let entry = 4, left = cmap.readUInt16BE(2); left > 0; entry += 8, left -= 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(entry + 4))
    subtables.set(subtable.readUInt16BE(0), subtable)
  }
  const full = subtables.get(12)
  if (full !== undefined) return (codePoint) => lookUpFormat12(full, codePoint)
  const basic = subtables.get(4)
  if (basic !== undefined) return (codePoint) => lookUpFormat4(basic, codePoint)
  throw new Error('The font has no Unicode character map.')
}

/** Groups of (first, last, first glyph), sorted. */
function lookUpFormat12(subtable: Buffer, codePoint: number): number {
  const groups = subtable.readUInt32BE(12)
  const at = firstIndex(groups, (group) => subtable.readUInt32BE(16 + group * 12 + 4) >= codePoint)
  if (at === groups) return 0
  const first = subtable.readUInt32BE(16 + at * 12)
  return codePoint < first ? 0 : subtable.readUInt32BE(16 + at * 12 + 8) + codePoint - first
}

/** Segments as parallel arrays: last, (padding), first, delta, offset into the glyph array. */
function lookUpFormat4(subtable: Buffer, codePoint: number): number {
  if (codePoint > 0xffff) return 0
  const size = subtable.readUInt16BE(6)
  const at = firstIndex(size / 2, (segment) => subtable.readUInt16BE(14 + segment * 2) >= codePoint)
  if (at === size / 2) return 0
  const firsts = 16 + size
  const first = subtable.readUInt16BE(firsts + at * 2)
  if (codePoint < first) return 0
  const delta = subtable.readUInt16BE(firsts + size + at * 2)
  const rangeAt = firsts + size * 2 + at * 2
  const range = subtable.readUInt16BE(rangeAt)
  if (range === 0) return (codePoint + delta) & 0xffff
  const glyph = subtable.readUInt16BE(rangeAt + range + (codePoint - first) * 2)
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}

/** The first of `count` sorted items that matches, or `count`. */
function firstIndex(count: number, matches: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (matches(middle)) high = middle
    else low = middle + 1
  }
  return low
}
