export type Point = readonly [x: number, y: number]
export type Segment = readonly [Point, Point]

/**
 * The corners of a path of straight lines (M, L, H, V and z, in both cases), one list for each stretch
 * it draws. A curve is taken at its end, so a drawing's outlines and lines have none.
 */
export function cornersOf(d: string): Point[][] {
  const stretches: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const isRelative = command === command!.toLowerCase()
    const stretch = stretches.at(-1)
    if (command === 'z' || command === 'Z') {
      if (stretch) [x, y] = stretch[0]!
      if (stretch) stretch.push([x, y])
      continue
    }
    const kind = command!.toUpperCase()
    const step = kind === 'H' || kind === 'V' ? 1 : 2
    for (let at = 0; at < numbers.length; at += step) {
      const [one, two] = [numbers[at]!, numbers[at + 1]!]
      if (kind === 'H') x = isRelative ? x + one : one
      else if (kind === 'V') y = isRelative ? y + one : one
      else [x, y] = isRelative ? [x + one, y + two] : [one, two]
      if (kind === 'M' && at === 0) stretches.push([[x, y]])
      else stretches.at(-1)!.push([x, y])
    }
  }
  return stretches
}

/** The straight pieces of a path. */
export const segmentsOf = (d: string): Segment[] =>
  cornersOf(d).flatMap((corners) =>
    corners.slice(1).map((corner, index): Segment => [corners[index]!, corner]),
  )

/** The longest straight stretch of a line, where its arrow stands. */
export const longestStretch = (d: string): Segment =>
  segmentsOf(d).reduce((longest, segment) =>
    distance(...segment) > distance(...longest) ? segment : longest,
  )

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
