import { cornersOf, distance, segmentsOf, type Point, type Segment } from './path.ts'
import type { Part } from './plan.ts'

export type Box = readonly [left: number, top: number, right: number, bottom: number]

export function distanceToSegment(point: Point, [from, to]: Segment): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const along =
    ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length ** 2
  const at = Math.max(0, Math.min(1, along))
  return distance(point, [from[0] + at * (to[0] - from[0]), from[1] + at * (to[1] - from[1])])
}

/** The distance of a point from a part's outline; 0 within it. */
export function distanceToPart(point: Point, { outline }: Pick<Part, 'outline'>): number {
  if (typeof outline !== 'string') return Math.max(0, distance(point, [outline[0], outline[1]]) - outline[2])
  const edges = segmentsOf(outline)
  return isWithin(point, edges) ? 0 : Math.min(...edges.map((edge) => distanceToSegment(point, edge)))
}

/** Whether a point is inside: a ray to the right then crosses an odd number of edges. */
const isWithin = ([x, y]: Point, edges: readonly Segment[]) =>
  edges.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax)
    .length %
    2 ===
  1

/** The length of a segment inside a part, ignoring a hair's breadth at the edge: 0 if it only touches. */
export function lengthWithin(segment: Segment, part: Pick<Part, 'outline'>): number {
  const [from, to] = segment
  const [left, top, right, bottom] = boxOf(part)
  const isElsewhere =
    Math.max(from[0], to[0]) < left ||
    Math.min(from[0], to[0]) > right ||
    Math.max(from[1], to[1]) < top ||
    Math.min(from[1], to[1]) > bottom
  if (isElsewhere) return 0
  const steps = Math.max(2, Math.ceil(distance(from, to)))
  let inside = 0
  for (let step = 0; step <= steps; step++) {
    const at = step / steps
    const point: Point = [from[0] + at * (to[0] - from[0]), from[1] + at * (to[1] - from[1])]
    if (distanceToPart(point, part) === 0) inside++
  }
  return (inside / steps) * distance(from, to)
}

export function boxOf({ outline }: Pick<Part, 'outline'>): Box {
  if (typeof outline !== 'string') {
    const [x, y, r] = outline
    return [x - r, y - r, x + r, y + r]
  }
  const corners = cornersOf(outline).flat()
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

/** Whether only the bounding box of a slanted outline is touched, not the part. */
export const isApart = ([left, top, right, bottom]: Box, part: Pick<Part, 'outline'>): boolean =>
  segmentsOf(`M${left} ${top}H${right}V${bottom}H${left}z`).every((edge) => lengthWithin(edge, part) === 0)

/** Whether a segment runs through a box. */
export function crossesBox(segment: Segment, [left, top, right, bottom]: Box): boolean {
  const edges = segmentsOf(`M${left} ${top}H${right}V${bottom}H${left}z`)
  const [x, y] = segment[0]
  return (
    (x > left && x < right && y > top && y < bottom) || edges.some((edge) => segmentsCross(segment, edge))
  )
}

export function segmentsCross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** The space of a line of text whose middle and baseline are given. */
export function textBox(text: string, x: number, baseline: number, size: number): Box {
  const width = [...text].reduce((sum, sign) => sum + (sign.codePointAt(0)! > 0x2e80 ? 1 : 0.58), 0) * size
  return [x - width / 2, baseline - size * 0.88, x + width / 2, baseline + size * 0.12]
}
