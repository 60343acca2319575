import { useId } from 'react'
import css from '../drawing.module.css'
import { Drawing } from '../drawing.tsx'
import type { Ink } from '../plan/plan.ts'
import { figureWidth, markRadius, placedMarks, sizeLines, type DrawnFigure, type Fill } from './figure.ts'

export interface FigureViewProps {
  figure: DrawnFigure
  /** what it shows, for screen readers */
  description: string | null
  /** the number of its first mark: two figures can share one list */
  from?: number
}

/** A figure with its dimensions and the numbers of its parts. */
export const FigureView = ({ figure, description, from = 1 }: FigureViewProps) => (
  <Drawing description={description} width={figure.width ?? figureWidth} height={figure.height}>
    <FigureLines figure={figure} />
    {figure.sizes?.map((size) => {
      const { d, ticks, label } = sizeLines(size)
      return (
        <g key={size.letter} className={css.dimension}>
          <path d={d + ticks} />
          <text x={label[0]} y={label[1]}>
            {size.letter}
          </text>
        </g>
      )
    })}
    {placedMarks(figure).map(({ number, x, y, at }) => (
      <g key={number} className={css.callout}>
        <path className={css.leader} d={leader([x, y], at)} />
        <circle className={css.leader} cx={at[0]} cy={at[1]} r={3} />
        <circle className={css.disc} cx={x} cy={y} r={markRadius} />
        <text x={x} y={y + 6}>
          {number + from - 1}
        </text>
      </g>
    ))}
  </Drawing>
)

function leader([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  const share = markRadius / Math.hypot(toX - x, toY - y)
  return `M${tenth(x + (toX - x) * share)} ${tenth(y + (toY - y) * share)}L${toX} ${toY}`
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Only a figure's lines, for a small picture of it. */
export function FigureLines({ figure: { parts, ink = [] } }: { figure: DrawnFigure }) {
  const id = useId()
  const all = Object.values(parts)
  const hatches = [...new Set(all.map(({ fill }) => fill))].filter((fill): fill is Hatch => fill in hatchings)
  return (
    <>
      {hatches.length > 0 && (
        <defs>
          {hatches.map((fill) => {
            const { step, turned, lines } = hatchings[fill]
            return (
              <pattern
                key={fill}
                id={id + fill}
                width={step}
                height={step}
                patternTransform={turned === 0 ? undefined : `rotate(${turned})`}
                patternUnits="userSpaceOnUse"
              >
                <path className="face" d={`M0 0h${step}v${step}h-${step}z`} />
                <path className="hatch" d={lines} />
              </pattern>
            )
          })}
        </defs>
      )}
      {all.map(({ outline, fill, ink: upon = [] }) => (
        <g key={outline}>
          <path
            className={classes[fill]}
            fill={fill in hatchings ? `url(#${id}${fill})` : undefined}
            fillRule="evenodd"
            d={outline}
          />
          <Inks inks={upon} />
        </g>
      ))}
      <Inks inks={ink} />
    </>
  )
}

const Inks = ({ inks }: { inks: readonly Ink[] }) =>
  inks.map(([weight, d]) => <path key={d} className={weight === 'line' ? undefined : weight} d={d} />)

const classes: Readonly<Partial<Record<Fill, string>>> = { paper: 'solid', tint: 'tint', new: 'new' }

const hatchings = {
  steel: { step: 9, turned: 45, lines: 'M4.5 0v9' },
  steel2: { step: 9, turned: -45, lines: 'M4.5 0v9' },
  alloy: { step: 5, turned: 45, lines: 'M2.5 0v5' },
  alloy2: { step: 5, turned: -45, lines: 'M2.5 0v5' },
  soft: { step: 7, turned: 45, lines: 'M3.5 0v7M0 3.5h7' },
  stone: { step: 18, turned: 0, lines: 'M3 4h.1M12 3h.1M8 9h.1M15 12l2-2 1 3zM3 14h.1M10 15h.1' },
}
type Hatch = keyof typeof hatchings
