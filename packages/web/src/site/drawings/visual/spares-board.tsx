import { visualText } from '@bdr/text/site-pages/visual-management'
import { Drawing } from '../drawing.tsx'
import { Lines, Stretches } from '../stage.tsx'
import css from './visual.module.css'

const { board } = visualText
const ground = 270
const step = 32

/** Bins filled to their present level, with the three lines that show what to do. */
export function SparesBoard() {
  return (
    <Drawing description={board.sentence} width={640} height={330}>
      <Lines id="spares-board">
        {board.spares.map((spare, index) => (
          <Bin key={spare.name} {...spare} x={90 + index * 136} />
        ))}
        <path className="ground" d={`M40 ${ground}H620`} />
      </Lines>
    </Drawing>
  )
}

interface BinProps {
  x: number
  name: string
  count: number
  max: number
  order: number
  min: number
}

function Bin({ x, name, count, max, order, min }: BinProps) {
  const at = (pieces: number) => ground - pieces * step
  const isShort = count < order
  return (
    <g className={css.level}>
      {Array.from({ length: count }, (_, piece) => (
        <rect
          key={piece}
          x={x + 8}
          y={at(piece + 1) + 4}
          width={74}
          height={step - 8}
          rx={3}
          className={isShort ? undefined : 'solid'}
          fill={isShort ? '#f7b500' : undefined}
        />
      ))}
      <path d={`M${x} ${at(max) - 10}V${ground}M${x + 90} ${at(max) - 10}V${ground}`} />
      <path stroke="var(--ink)" strokeDasharray="6 4" d={`M${x - 4} ${at(max)}h98`} />
      <path stroke="#c98a00" strokeWidth={3} d={`M${x - 4} ${at(order)}h98`} />
      <path stroke="#c8102e" strokeWidth={3} d={`M${x - 4} ${at(min)}h98`} />
      {x === 90 && (
        <>
          <text className={css.end} x={x - 10} y={at(max) + 5}>
            {board.lines.max}
          </text>
          <text className={css.end} x={x - 10} y={at(order) + 5}>
            {board.lines.order}
          </text>
          <text className={css.end} x={x - 10} y={at(min) + 5}>
            {board.lines.min}
          </text>
        </>
      )}
      <text x={x + 45} y={ground + 24}>
        {name}
      </text>
      <text x={x + 45} y={ground + 46}>
        {board.unit(count)}
      </text>
    </g>
  )
}

/** The same for a phone. */
export const SparesBoardViews = () => (
  <Stretches
    of="spares-board"
    views={[
      [16, 40, 316, 286],
      [332, 40, 296, 286],
    ]}
  />
)
