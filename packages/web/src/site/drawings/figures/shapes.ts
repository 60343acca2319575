import { stepsOf } from '../plan/path.ts'

/** Paths of simple shapes, all in a drawing's own units. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`

/** A path mirrored at the horizontal line `y`, or at the vertical line `x`. */
export function mirrored(d: string, line: { x: number } | { y: number }): string {
  const flipsX = 'x' in line
  const at = flipsX ? line.x : line.y
  return stepsOf(d)
    .map(({ kind, isRelative, numbers }) => {
      const flip = (value: number, isX: boolean) =>
        round(isX !== flipsX ? value : isRelative ? -value : 2 * at - value)
      const isXAt = (index: number) => (kind === 'V' ? false : kind === 'H' ? true : index % 2 === 0)
      const turned =
        kind === 'A'
          ? [...numbers.slice(0, 4), 1 - numbers[4]!, flip(numbers[5]!, true), flip(numbers[6]!, false)]
          : numbers.map((value, index) => flip(value, isXAt(index)))
      return (isRelative ? kind.toLowerCase() : kind) + turned.join(' ')
    })
    .join('')
}

/** A path and its mirror image. */
export const both = (d: string, line: { x: number } | { y: number }): string => d + mirrored(d, line)

/** The same shape repeated at distances of `step`. */
export const repeated = (
  count: number,
  step: readonly [number, number],
  d: (x: number, y: number) => string,
) => Array.from({ length: count }, (_, index) => d(round(index * step[0]), round(index * step[1]))).join('')

/** Shapes around a centre: `d` of the angle's cosine and sine, the first one vertical. */
export const around = (count: number, d: (cos: number, sin: number) => string, from = -Math.PI / 2): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (index / count) * 2 * Math.PI
    return d(Math.cos(angle), Math.sin(angle))
  }).join('')

/** A coil spring from the side, between two heights. */
export function spring(x: number, top: number, bottom: number, width: number, turns: number): string {
  const step = (bottom - top) / (turns * 2)
  return `M${x - width / 2} ${top}h${width}${Array.from(
    { length: turns * 2 },
    (_, index) =>
      `L${round(x + (index % 2 === 0 ? -width / 2 : width / 2))} ${round(top + step * (index + 1))}`,
  ).join('')}h${-width}`
}

/** The same, horizontal. */
export const levelSpring = (y: number, left: number, right: number, width: number, turns: number): string =>
  spring(y, left, right, width, turns)
    .replace(/L([-\d.]+) ([-\d.]+)/g, 'L$2 $1')
    .replace(/^M([-\d.]+) ([-\d.]+)h/, 'M$2 $1v')
    .replace(/h([-\d.]+)$/, 'v$1')

/** A vertical hexagon bolt with its nut through two flanges: head above, seen from the side. */
export const bolt = (x: number, top: number, bottom: number, size: number): string =>
  rect(x - size, top - size, size * 2, size) +
  rect(x - size, bottom, size * 2, size * 1.1) +
  `M${x - size / 2} ${bottom + size * 1.1}v${size * 0.5}h${size}v${-size * 0.5}`

export const round = (value: number): number => Math.round(value * 10) / 10
