export type Point = readonly [x: number, y: number]
export type Segment = readonly [Point, Point]

/**
 * The corners of a path, one list for each of its stretches. Curves are approximated by short straight
 * pieces. Supports M, L, H, V, Q, T, C, A and z, in upper and lower case.
 */
export function cornersOf(d: string): Point[][] {
  const stretches: Point[][] = []
  let at: Point = [0, 0]
  /** the last curve's handle, which T mirrors */
  let handle: Point | null = null
  const to = (point: Point) => {
    stretches.at(-1)!.push(point)
    at = point
  }
  for (const { kind, isRelative, numbers } of stepsOf(d)) {
    const stretch = stretches.at(-1)
    const [fromX, fromY] = isRelative ? at : [0, 0]
    const point = (index: number): Point => [fromX + numbers[index]!, fromY + numbers[index + 1]!]
    const before = handle
    handle = null
    if (kind === 'Z') {
      if (stretch) to(stretch[0]!)
    } else if (kind === 'M') {
      at = point(0)
      stretches.push([at])
    } else if (kind === 'L') to(point(0))
    else if (kind === 'H') to([fromX + numbers[0]!, at[1]])
    else if (kind === 'V') to([at[0], fromY + numbers[0]!])
    else if (kind === 'A') for (const next of arcPoints(at, numbers, point(5))) to(next)
    else {
      const mirrored: Point[] =
        kind === 'T' ? [before ? [2 * at[0] - before[0], 2 * at[1] - before[1]] : at] : []
      const through = [...mirrored, ...numbers.flatMap((_, i) => (i % 2 ? [] : [point(i)]))]
      if (kind !== 'C') handle = through[0]!
      for (const next of curvePoints([at, ...through])) to(next)
    }
  }
  return stretches
}

const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, A: 7, Z: 0 }

interface Step {
  kind: string
  isRelative: boolean
  numbers: number[]
}

/** A path's commands one by one; further numbers after a command repeat it. */
export function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, command, rest]) => {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const kind = command!.toUpperCase()
    const isRelative = command !== kind
    const length = lengths[kind]
    if (length === undefined) throw new Error(`a path with ${command}: ${d}`)
    if (length === 0) return [{ kind, isRelative, numbers: [] }]
    return Array.from({ length: Math.ceil(numbers.length / length) }, (_, index) => ({
      kind: kind === 'M' && index > 0 ? 'L' : kind,
      isRelative,
      numbers: numbers.slice(index * length, (index + 1) * length),
    }))
  })
}

const pieces = 12
const shares = Array.from({ length: pieces }, (_, index) => (index + 1) / pieces)

/** De Casteljau: midpoints of midpoints. */
function curvePoints(through: readonly Point[]): Point[] {
  return shares.map((share) => {
    let points = through
    while (points.length > 1)
      points = points.slice(1).map(([x, y], index): Point => {
        const [px, py] = points[index]!
        return [px + (x - px) * share, py + (y - py) * share]
      })
    return points[0]!
  })
}

/** An arc between two points in SVG's notation; ours are parts of circles, or of upright ellipses. */
function arcPoints(from: Point, [rx, ry, , large, sweep]: readonly number[], to: Point): Point[] {
  const [dx, dy] = [(to[0] - from[0]) / 2 / rx!, (to[1] - from[1]) / 2 / ry!]
  const half = Math.hypot(dx, dy)
  if (half === 0) return [to]
  const scale = Math.max(1, half)
  const away = Math.sqrt(Math.max(0, scale ** 2 - half ** 2)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [
    (from[0] + to[0]) / 2 / rx! - (dy / half) * away,
    (from[1] + to[1]) / 2 / ry! + (dx / half) * away,
  ]
  const angle = (point: Point) => Math.atan2(point[1] / ry! - cy, point[0] / rx! - cx)
  const start = angle(from)
  let turn = angle(to) - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return shares.map((share): Point =>
    share === 1
      ? to
      : [
          (cx + scale * Math.cos(start + turn * share)) * rx!,
          (cy + scale * Math.sin(start + turn * share)) * ry!,
        ],
  )
}

/** The straight pieces of a path. */
export const segmentsOf = (d: string): Segment[] =>
  cornersOf(d).flatMap((corners) =>
    corners.slice(1).map((corner, index): Segment => [corners[index]!, corner]),
  )

/** The longest straight stretch of a line, where its arrow is drawn. */
export const longestStretch = (d: string): Segment =>
  segmentsOf(d).reduce((longest, segment) =>
    distance(...segment) > distance(...longest) ? segment : longest,
  )

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
