import css from './drawing.module.css'

export interface CalloutProps {
  number: number
  name: string
  /** its entry in the list beside the drawing */
  href: string
  x: number
  y: number
  /** the point it refers to */
  at: readonly [x: number, y: number]
}

const radius = 16

/** A number with a line to its spot; the list beside the drawing has the same number. */
export function Callout({ number, name, href, x, y, at }: CalloutProps) {
  const [toX, toY] = at
  const length = Math.hypot(toX - x, toY - y)
  const startX = x + ((toX - x) / length) * radius
  const startY = y + ((toY - y) / length) * radius
  return (
    <>
      {length > radius && (
        <>
          <path className={css.leader} d={`M${round(startX)} ${round(startY)}L${toX} ${toY}`} />
          <circle className={css.leader} cx={toX} cy={toY} r={2.5} />
        </>
      )}
      <a className={css.callout} href={href} aria-label={`${number} ${name}`}>
        <circle className={css.touch} cx={x} cy={y} r={26} />
        <circle className={css.disc} cx={x} cy={y} r={radius} />
        <text x={x} y={y + 6}>
          {number}
        </text>
      </a>
    </>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
