import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { Callouts } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import { Flow } from '../flow.tsx'
import css from './order-data.module.css'

const words = dataApplyText.flow
const laneHeight = 112
const laneY = (lane: number) => 20 + lane * laneHeight

/** Where each step stands: its lane, and its place along the way. */
const steps = [
  { words: words.boxes.order, lane: 0, x: 150 },
  { words: words.boxes.read, lane: 1, x: 150 },
  { words: words.boxes.confirm, lane: 2, x: 340 },
  { words: words.boxes.note, lane: 2, x: 570 },
  { words: words.boxes.receipt, lane: 3, x: 760 },
  { words: words.boxes.balance, lane: 1, x: 760 },
  { words: words.boxes.back, lane: 0, x: 980 },
]

/** The way of one number through four hands. */
export function OrderFlow() {
  return (
    <Drawing description={words.sentence} width={1200} height={490} linked>
      {words.lanes.map((lane, index) => (
        <g key={lane}>
          <path className="fine" d={`M20 ${laneY(index)}H1180`} />
          <text className={css.lane} x={28} y={laneY(index) + 60}>
            {lane}
          </text>
        </g>
      ))}
      <path className="fine" d={`M20 ${laneY(4)}H1180M120 20V${laneY(4)}`} />
      <Arrows />
      {steps.map(({ words: [title, text], lane, x }) => (
        <g key={title} className={css.box}>
          <path className="solid" d={`M${x} ${laneY(lane) + 24}h150v64H${x}z`} />
          <text className={css.title} x={x + 75} y={laneY(lane) + 52}>
            {title}
          </text>
          <text x={x + 75} y={laneY(lane) + 74}>
            {text}
          </text>
        </g>
      ))}
      <Callouts
        names={words.items.map((item) => item.name)}
        places={steps.map(({ lane, x }) => ({
          x: x,
          y: laneY(lane) + 24,
          at: [x, laneY(lane) + 24],
        }))}
      />
    </Drawing>
  )
}

const Arrows = () => (
  <g>
    <Flow
      points={[
        [225, laneY(0) + 88],
        [225, laneY(1) + 22],
      ]}
    />
    <Flow
      points={[
        [225, laneY(1) + 88],
        [225, laneY(2) + 56],
        [338, laneY(2) + 56],
      ]}
    />
    <Flow
      points={[
        [490, laneY(2) + 56],
        [568, laneY(2) + 56],
      ]}
    />
    <Flow
      points={[
        [645, laneY(2) + 88],
        [645, laneY(3) + 56],
        [758, laneY(3) + 56],
      ]}
    />
    <Flow
      points={[
        [835, laneY(3) + 24],
        [835, laneY(1) + 90],
      ]}
    />
    <Flow
      points={[
        [910, laneY(1) + 56],
        [1055, laneY(1) + 56],
        [1055, laneY(0) + 90],
      ]}
    />
    <Flow
      points={[
        [760, laneY(1) + 56],
        [415, laneY(1) + 56],
        [415, laneY(2) + 22],
      ]}
    />
  </g>
)
