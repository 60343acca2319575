import css from './drawing.module.css'

export interface DimensionProps {
  /** the ends of the measured stretches */
  stops: readonly number[]
  y: number
  /** how far the extension lines reach up to the measured object */
  up?: number
  labels: readonly string[]
}

/** A chain of dimensions along a line: ticks at the stops, the names of the stretches below. */
export function Dimension({ stops, y, up = 28, labels }: DimensionProps) {
  const ticks = stops.map((x) => `M${x} ${y - up}V${y + 6}M${x - 5} ${y + 5}l10-10`).join('')
  return (
    <g className={css.dimension}>
      <path d={`M${stops[0]} ${y}H${stops.at(-1)}${ticks}`} />
      {labels.map((label, index) => (
        <text key={label} x={(stops[index]! + stops[index + 1]!) / 2} y={y + 20}>
          {label}
        </text>
      ))}
    </g>
  )
}
