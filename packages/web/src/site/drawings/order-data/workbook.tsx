import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { Drawing } from '../drawing.tsx'
import css from './order-data.module.css'

const { imports } = dataApplyText
const left = 70
const width = 130
const top = 30
const height = 40

/** A workbook whose fourth row cannot be read: exactly the invalid cell is marked. */
export function Workbook() {
  const { head, rows, letters, fault } = imports.sheet
  return (
    <Drawing description={imports.sentence} width={640} height={300}>
      <path className="solid" d={`M${left - 40} ${top}h560v${height * 6}h-560z`} />
      <path
        className="fine"
        d={[1, 2, 3, 4, 5].map((row) => `M${left - 40} ${top + row * height}h560`).join('')}
      />
      <path
        className="fine"
        d={[0, 1, 2, 3].map((column) => `M${left + column * width} ${top}v${height * 6}`).join('')}
      />
      {letters.map((letter, column) => (
        <text key={letter} className={css.cell} x={left + (column + 0.5) * width} y={top + 26}>
          {letter}
        </text>
      ))}
      {[head, ...rows].map((cells, row) => (
        <g key={row}>
          <text className={css.cell} x={left - 20} y={top + (row + 1) * height + 26}>
            {row + 1}
          </text>
          {cells.map((cell, column) => (
            <text
              key={cell}
              className={row === 0 ? css.strong : undefined}
              x={left + column * width + 12}
              y={top + (row + 1) * height + 26}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
      <g className={css.fault}>
        <path strokeWidth={3} d={`M${left + 3 * width} ${top + 4 * height}h${width}v${height}h-${width}z`} />
        <path d={`M${left + 3.5 * width} ${top + 5 * height}v57h-20`} />
        <text x={left + 3.5 * width - 28} y={top + 5 * height + 64} textAnchor="end">
          {fault}
        </text>
      </g>
    </Drawing>
  )
}
