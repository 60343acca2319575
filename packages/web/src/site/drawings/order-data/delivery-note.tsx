import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { Callouts, type CalloutPlace } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import css from './order-data.module.css'

const words = dataApplyText.note
const lineY = (row: number) => 170 + row * 46

interface Layout {
  width: number
  left: number
  right: number
  columns: readonly number[]
  places: readonly CalloutPlace[]
  className?: string
}
const wide: Layout = {
  width: 710,
  left: 70,
  right: 620,
  columns: [70, 120, 390, 450, 520],
  places: [
    { x: 30, y: 66, at: [80, 68] },
    { x: 680, y: 60, at: [606, 84] },
    { x: 30, y: 224, at: [104, 224] },
    { x: 680, y: 240, at: [570, 240] },
    { x: 30, y: 420, at: [90, 420] },
  ],
}
/** On a phone the numbers are on the note itself. */
const upright: Layout = {
  width: 392,
  left: 20,
  right: 372,
  columns: [20, 62, 240, 282, 326],
  places: [
    { x: 226, y: 52, at: [226, 52] },
    { x: 262, y: 100, at: [298, 100] },
    { x: 214, y: 144, at: [214, 200] },
    { x: 349, y: 239, at: [349, 239] },
    { x: 310, y: 426, at: [310, 426] },
  ],
  className: css.upright!,
}

export const noteLayouts = { wide, upright }

/** The outlines of the numbered elements, in their order. */
export const noteParts = ({ left, right, columns }: Layout): readonly string[] => [
  `M${left} 42h180v104h-180z`,
  `M${right - 78} 44h70v70h-70z`,
  `M${left} ${lineY(0)}H${right}V${lineY(4)}H${left}z`,
  `M${columns[4]} ${lineY(0)}H${right}V${lineY(4)}H${columns[4]}z`,
  `M${left} 380H${right}V450H${left}z`,
]

/** The delivery note as it is printed, drawn with the page's lines. */
export const DeliveryNote = ({ numbered = false }: { numbered?: boolean }) => (
  <Note {...wide} numbered={numbered} />
)

/** The same note, narrow enough for a phone. */
export const UprightDeliveryNote = () => <Note {...upright} numbered />

function Note({ width, left, right, columns, places, className, numbered }: Layout & { numbered: boolean }) {
  const { sample } = words
  const signature = (right - left + 14) / 3
  return (
    <Drawing description={words.sentence} width={width} height={500} linked={numbered} className={className}>
      <path className="solid" d={`M${left - 16} 20H${right + 16}V480H${left - 16}z`} />
      <text className={css.strong} x={left} y={58}>
        {sample.supplier}
      </text>
      <text className={css.head} x={(left + right) / 2} y={110}>
        {sample.title}
      </text>
      <text className={css.number} x={left} y={140}>
        {sample.number}
      </text>
      <g transform={`translate(${right - 620} 0)`}>
        <Code />
      </g>
      <path d={`M${left} ${lineY(0)}H${right}V${lineY(4)}H${left}z`} />
      <path className="fine" d={[1, 2, 3].map((row) => `M${left} ${lineY(row)}H${right}`).join('')} />
      <path
        className="fine"
        d={columns
          .slice(1)
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
          <path d={`M${left + index * signature} 380h${signature - 14}v70h${14 - signature}z`} />
          <text x={left + 8 + index * signature} y={402}>
            {name}
          </text>
        </g>
      ))}
      <text className={css.cell} x={(left + right) / 2} y={470}>
        {sample.page}
      </text>
      {numbered && <Callouts names={words.items.map((item) => item.name)} places={places} />}
    </Drawing>
  )
}

/** Three finder marks and some modules: it looks like a QR code but encodes nothing. */
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
