import type { ReactNode } from 'react'
import css from './drawing.module.css'

/** The visible part of a drawing: x, y, width and height in its own units. */
export type View = readonly [x: number, y: number, width: number, height: number]

/** A wide drawing's lines, which its stages draw again by reference. */
export const Lines = ({ id, children }: { id: string; children: ReactNode }) => (
  <g id={id} className={css.drawing}>
    {children}
  </g>
)

export interface StageProps {
  /** the id of the lines; null: it has only its children */
  of: string | null
  view: View
  /** the numbers in it */
  children?: ReactNode
}

/** On a phone a unit of a drawing has this many pixels, so that its names can be read. */
const pixels = 0.86

/** A stretch of a wide drawing, where a page is too narrow for all of it. */
export function Stage({ of, view, children }: StageProps) {
  const [, , width, height] = view
  return (
    <svg
      className={css.stage}
      viewBox={view.join(' ')}
      width={Math.round(width * pixels)}
      height={Math.round(height * pixels)}
      aria-hidden={children === undefined || undefined}
    >
      <g className={css.drawing}>
        {of !== null && <use href={`#${of}`} />}
        {children}
      </g>
    </svg>
  )
}

/** The break line where a drawing continues beyond a stretch of it. */
export function Breaks({
  view: [x, y, width, height],
  left,
  right,
}: {
  view: View
  left: boolean
  right: boolean
}) {
  const half = height / 2 - 12
  const breakAt = (at: number, edge: number) => `M${edge} ${y}H${at}v${half}l-5 6l10 12l-5 6v${half}H${edge}`
  const d = `${left ? breakAt(x + 6, x - 9) : ''}${right ? breakAt(x + width - 6, x + width + 9) : ''}`
  return <path className={css.break} d={d} />
}

/** A picture in stretches, one below the other, each with a break line where the next one continues. */
export const Stretches = ({ of, views }: { of: string; views: readonly View[] }) =>
  views.map((view, index) => (
    <Stage key={index} of={of} view={view}>
      <Breaks view={view} left={index > 0} right={index < views.length - 1} />
    </Stage>
  ))
