import type { Ink } from '../plan/plan.ts'

/**
 * The material of a cut face, hatched according to GB/T 4457.5: metal in lines of 45°, adjacent metal in the
 * other direction or closer; rubber, packing and plastics crossed; concrete and castable dotted. `paper` is a
 * visible face that is not cut, `tint` a medium, `new` an addition by a renovation.
 */
export type Fill =
  | 'steel'
  | 'steel2'
  | 'alloy'
  | 'alloy2'
  | 'soft'
  | 'stone'
  | 'paper'
  | 'tint'
  | 'new'
  | 'none'

/** A part: its outline, the fill of its face, and the lines drawn on it. */
export interface FigurePart {
  outline: string
  fill: Fill
  ink?: readonly Ink[]
}

/** A number's leader: the part it names, the spot on that part, the side on which the number is. */
export type Mark<Key extends string> = readonly [
  part: Key,
  x: number,
  y: number,
  side: 'left' | 'right' | 'top' | 'bottom',
]

/** A length between two spots, with its letter: measured from left to right, or `upright`. */
export interface Size {
  letter: string
  /** the end points of what is measured */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  /** the height of the dimension's line; for an upright one its distance from the left */
  at: number
  upright?: boolean
}

/** A drawing of one machine, on a sheet of `figureWidth` unless it has another width. */
export interface DrawnFigure<Key extends string = string> {
  height: number
  width?: number
  /** drawn in this order: later ones cover earlier ones */
  parts: Readonly<Record<Key, FigurePart>>
  /** centre lines, flow and elements that are no part of it, above everything */
  ink?: readonly Ink[] | undefined
  /** in the order of their names */
  marks: readonly Mark<NoInfer<Key>>[]
  sizes?: readonly Size[] | undefined
}

export const figureWidth = 600

export const drawn = <const Key extends string>(figure: DrawnFigure<Key>): DrawnFigure => figure

/** A part whose face is `fill`, with thin lines on it. */
export const part = (fill: Fill, outline: string, ...fine: (string | Ink)[]): FigurePart => ({
  outline,
  fill,
  ink: fine.map((ink) => (typeof ink === 'string' ? ['fine', ink] : ink)),
})

/** An arrow along straight stretches: the direction of a flow or movement. */
export function arrow(d: string, size = 8): Ink {
  const corners = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const [tail, tip] = corners.slice(-2) as [readonly [number, number], readonly [number, number]]
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1])
  const [dx, dy] = [((tip[0] - tail[0]) / length) * size, ((tip[1] - tail[1]) / length) * size]
  const at = (side: number) =>
    `${Math.round((tip[0] - dx - side * dy * 0.5) * 10) / 10} ${Math.round((tip[1] - dy + side * dx * 0.5) * 10) / 10}`
  return ['flow', `${d}M${at(1)}L${tip[0]} ${tip[1]}L${at(-1)}`]
}

const edge = 26
const apart = 42
export const markRadius = 15

export interface PlacedMark {
  number: number
  part: string
  /** the middle of the number */
  x: number
  y: number
  at: readonly [x: number, y: number]
}

/**
 * The positions of the numbers: along the edges of the sheet, each near the part it names, without overlaps.
 */
export function placedMarks({ marks, width = figureWidth, height }: DrawnFigure): PlacedMark[] {
  const places = (['left', 'right', 'top', 'bottom'] as const).flatMap((side) => {
    const isUpright = side === 'left' || side === 'right'
    const here = marks
      .map(([part, x, y, of], index) => ({
        part,
        at: [x, y] as const,
        of,
        number: index + 1,
        along: isUpright ? y : x,
      }))
      .filter(({ of }) => of === side)
      .toSorted((one, other) => one.along - other.along)
    const last = (isUpright ? height : width) - edge
    const spots = spread(
      here.map(({ along }) => along),
      last,
    )
    return here.map(({ part, at, number }, index) => ({
      part,
      at,
      number,
      x: isUpright ? (side === 'left' ? edge : width - edge) : spots[index]!,
      y: isUpright ? spots[index]! : side === 'top' ? edge : height - edge,
    }))
  })
  return places.toSorted((one, other) => one.number - other.number)
}

/** Moves positions apart until no two overlap, first forwards, then back from the end. */
function spread(wanted: readonly number[], last: number): number[] {
  const places: number[] = []
  for (const place of wanted) places.push(Math.max(place, edge, (places.at(-1) ?? -apart) + apart))
  for (let index = places.length - 1; index >= 0; index--)
    places[index] = Math.min(places[index]!, index === places.length - 1 ? last : places[index + 1]! - apart)
  return places
}

/** A dimension's lines: from the measured object to the dimension line, and its ticks. */
export function sizeLines({ from, to, at, upright = false }: Size): {
  d: string
  ticks: string
  label: readonly [x: number, y: number]
} {
  const beyond = (start: number) => at + (at > start ? 6 : -6)
  if (upright)
    return {
      d: `M${from[0]} ${from[1]}H${beyond(from[0])}M${to[0]} ${to[1]}H${beyond(to[0])}M${at} ${from[1]}V${to[1]}`,
      ticks: `M${at - 5} ${from[1] + 5}l10-10M${at - 5} ${to[1] + 5}l10-10`,
      label: [at + (at > from[0] ? 14 : -14), (from[1] + to[1]) / 2 - 8],
    }
  return {
    d: `M${from[0]} ${from[1]}V${beyond(from[1])}M${to[0]} ${to[1]}V${beyond(to[1])}M${from[0]} ${at}H${to[0]}`,
    ticks: `M${from[0] - 5} ${at + 5}l10-10M${to[0] - 5} ${at + 5}l10-10`,
    label: [(from[0] + to[0]) / 2, at - 6],
  }
}
