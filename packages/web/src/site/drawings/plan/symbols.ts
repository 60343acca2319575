import type { Part } from './plan.ts'

type Extra = Partial<Part>

const extended = (part: Part, { ink = [], ...rest }: Extra): Part => ({
  ...part,
  ...rest,
  ink: [...(part.ink ?? []), ...ink],
})

/** A centrifugal pump on its foot. */
export const pump = (x: number, y: number, r: number, extra: Extra = {}): Part =>
  extended(
    {
      outline: [x, y, r],
      ink: [
        ['line', `M${x - r * 0.5} ${y - r * 0.87}L${x + r} ${y}L${x - r * 0.5} ${y + r * 0.87}`],
        ['fine', `M${x - r * 0.6} ${y + r * 0.8}l-4 ${r * 0.5}h${r * 1.2 + 8}l-4-${r * 0.5}`],
      ],
    },
    extra,
  )

/** A fan or blower: its impeller in the casing. */
export const fan = (x: number, y: number, r: number, extra: Extra = {}): Part =>
  extended(
    {
      outline: [x, y, r],
      ink: [
        [
          'line',
          `M${x - r * 0.35} ${y}a${r * 0.35} ${r * 0.35} 0 1 0 ${r * 0.7} 0a${r * 0.35} ${r * 0.35} 0 1 0-${r * 0.7} 0`,
        ],
        [
          'line',
          `M${x} ${y - r * 0.35}v-${r * 0.4}M${x + r * 0.35} ${y}h${r * 0.4}M${x} ${y + r * 0.35}v${r * 0.4}M${x - r * 0.35} ${y}h-${r * 0.4}`,
        ],
      ],
    },
    extra,
  )

/** A valve in a horizontal or vertical line. */
export const valve = (x: number, y: number, upright = false): Part => ({
  outline: upright
    ? `M${x - 6} ${y - 9}H${x + 6}L${x - 6} ${y + 9}H${x + 6}z`
    : `M${x - 9} ${y - 6}V${y + 6}L${x + 9} ${y - 6}V${y + 6}z`,
  ink: [['line', upright ? `M${x} ${y}h9M${x + 9} ${y - 5}v10` : `M${x} ${y}v-9M${x - 5} ${y - 9}h10`]],
})

/** Where a line enters or leaves the sheet: a flag in the direction of flow. */
export const flag = (
  x: number,
  y: number,
  width: number,
  points: 'left' | 'right',
  extra: Extra = {},
): Part => {
  const tip = 8
  const outline =
    points === 'right'
      ? `M${x} ${y - 13}h${width - tip}l${tip} 13l-${tip} 13h-${width - tip}z`
      : `M${x} ${y}l${tip}-13h${width - tip}v26h-${width - tip}z`
  return extended({ outline }, extra)
}

/** Where a line branches. */
export const branch = (x: number, y: number): Part => ({
  outline: [x, y, 2.5],
})
