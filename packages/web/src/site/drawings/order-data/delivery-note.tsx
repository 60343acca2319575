import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { Callouts, type CalloutPlace } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import css from './order-data.module.css'

const words = dataApplyText.note
const columns = [70, 120, 390, 450, 520, 620]
const lineY = (row: number) => 170 + row * 46

const places: CalloutPlace[] = [
  { x: 30, y: 60, at: [84, 66] },
  { x: 680, y: 60, at: [606, 84] },
  { x: 30, y: 240, at: [90, 240] },
  { x: 680, y: 240, at: [570, 240] },
  { x: 30, y: 420, at: [90, 420] },
]

/** The delivery note as it is printed: black on white, on a dark screen too. */
export function DeliveryNote({ numbered = false }: { numbered?: boolean }) {
  const { sample } = words
  return (
    <Drawing description={words.sentence} width={710} height={500} linked={numbered}>
      <path className="solid" d="M50 20H640V480H50z" />
      <text className={css.strong} x={70} y={58}>
        {sample.supplier}
      </text>
      <text className={css.head} x={345} y={110}>
        {sample.title}
      </text>
      <text className={css.number} x={70} y={140}>
        {sample.number}
      </text>
      <Code />
      <path d={`M70 ${lineY(0)}H620V${lineY(4)}H70z`} />
      <path className="fine" d={[1, 2, 3].map((row) => `M70 ${lineY(row)}H620`).join('')} />
      <path
        className="fine"
        d={columns
          .slice(1, -1)
          .map((x) => `M${x} ${lineY(0)}V${lineY(4)}`)
          .join('')}
      />
      {[sample.columns, ...sample.rows].map((cells, row) => (
        <g key={row}>
          {cells.map((cell, column) => (
            <text
              key={column}
              className={row === 0 ? css.strong : undefined}
              x={columns[column]! + 8}
              y={lineY(row) + 29}
            >
              {cell}
            </text>
          ))}
        </g>
      ))}
      {sample.signatures.map((name, index) => (
        <g key={name}>
          <path d={`M${70 + index * 188} 380h174v70H${70 + index * 188}z`} />
          <text x={78 + index * 188} y={402}>
            {name}
          </text>
        </g>
      ))}
      <text className={css.cell} x={345} y={470}>
        {sample.page}
      </text>
      {numbered && <Callouts names={words.items.map((item) => item.name)} places={places} />}
    </Drawing>
  )
}

/** Three finder marks and some modules: it looks like a code and leads nowhere. */
const Code = () => (
  <g>
    <path d="M534 36h86v86h-86z" className="fine" />
    <path strokeWidth={4} d="M542 44h20v20h-20zM592 44h20v20h-20zM542 94h20v20h-20z" />
    <path
      fill="var(--ink)"
      stroke="none"
      d="M549 51h6v6h-6zM599 51h6v6h-6zM549 101h6v6h-6zM570 44h6v6h-6zM580 50h6v6h-6zM570 58h6v6h-6zM542 72h6v6h-6zM554 78h6v6h-6zM566 72h6v6h-6zM578 74h6v6h-6zM590 72h6v6h-6zM602 78h6v6h-6zM572 84h6v6h-6zM584 88h6v6h-6zM596 92h6v6h-6zM606 100h6v6h-6zM572 98h6v6h-6zM584 104h6v6h-6zM596 108h6v6h-6zM570 110h6v6h-6z"
    />
  </g>
)
