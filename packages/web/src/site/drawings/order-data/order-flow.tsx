import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import type { ReactNode } from 'react'
import { Callouts } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import { Flow } from '../flow.tsx'
import css from './order-data.module.css'

const words = dataApplyText.flow
const { order, read, confirm, note, receipt, balance, notified } = words.boxes

type Point = readonly [x: number, y: number]

interface Layout {
  width: number
  height: number
  /** the position of each step's box, by its upper left corner */
  boxes: readonly Point[]
  arrows: readonly (readonly Point[])[]
  children: ReactNode
}

const boxWidth = 150
const boxHeight = 64

const laneHeight = 112
const laneY = (lane: number) => 20 + lane * laneHeight
const boxAt = (x: number, lane: number): Point => [x, laneY(lane) + 24]
const middleOf = (lane: number) => laneY(lane) + 56

/** The path of one number through four parties, with a lane for each. */
export const OrderFlow = () => (
  <FlowChart
    width={1200}
    height={490}
    boxes={[
      boxAt(150, 0),
      boxAt(150, 1),
      boxAt(340, 2),
      boxAt(570, 2),
      boxAt(760, 3),
      boxAt(760, 1),
      boxAt(980, 2),
    ]}
    arrows={[
      [
        [225, laneY(0) + 88],
        [225, laneY(1) + 22],
      ],
      [
        [225, laneY(1) + 88],
        [225, middleOf(2)],
        [338, middleOf(2)],
      ],
      [
        [490, middleOf(2)],
        [568, middleOf(2)],
      ],
      [
        [645, laneY(2) + 88],
        [645, middleOf(3)],
        [758, middleOf(3)],
      ],
      [
        [835, laneY(3) + 24],
        [835, laneY(1) + 90],
      ],
      [
        [910, middleOf(1)],
        [1055, middleOf(1)],
        [1055, laneY(2) + 22],
      ],
      [
        [760, middleOf(1)],
        [645, middleOf(1)],
        [645, laneY(2) + 22],
      ],
    ]}
  >
    {words.lanes.map((lane, index) => (
      <g key={lane}>
        {index > 0 && <path className="fine" d={`M20 ${laneY(index)}H1180`} />}
        <text className={css.lane} x={28} y={laneY(index) + 60}>
          {lane}
        </text>
      </g>
    ))}
    <path className="fine" d={`M20 20H1180V${laneY(4)}H20zM120 20V${laneY(4)}`} />
  </FlowChart>
)

const stepY = (step: number) => 16 + step * 96
/** Each box as far to the right as its lane is away from the buyer. */
const lanesOfSteps = [0, 1, 2, 2, 3, 1, 2]
const stepX = (step: number) => 20 + lanesOfSteps[step]! * 62

/** The same, one step below the other. */
export const UprightOrderFlow = () => (
  <FlowChart
    width={376}
    height={672}
    boxes={lanesOfSteps.map((_, step) => [stepX(step), stepY(step)])}
    arrows={[
      ...lanesOfSteps.slice(1).map((_, step): readonly Point[] => {
        const x =
          (Math.max(stepX(step), stepX(step + 1)) + Math.min(stepX(step), stepX(step + 1)) + boxWidth) / 2
        return [
          [x, stepY(step) + boxHeight],
          [x, stepY(step + 1) - 2],
        ]
      }),
      [
        [stepX(5), stepY(5) + 32],
        [50, stepY(5) + 32],
        [50, stepY(3) + 32],
        [stepX(3) - 2, stepY(3) + 32],
      ],
    ]}
  >
    {lanesOfSteps.map((lane, step) => {
      const isLeft = lane === 3
      return (
        <text
          key={step}
          className={`${css.lane} ${isLeft ? css.end : ''}`}
          x={isLeft ? stepX(step) - 14 : stepX(step) + boxWidth + 12}
          y={stepY(step) + 38}
        >
          {words.lanes[lane]}
        </text>
      )
    })}
  </FlowChart>
)

function FlowChart({ width, height, boxes, arrows, children }: Layout) {
  return (
    <Drawing description={words.sentence} width={width} height={height} linked>
      {children}
      {arrows.map((points) => (
        <Flow key={points.join(' ')} points={points} />
      ))}
      {[order, read, confirm, note, receipt, balance, notified].map(([title, text], step) => {
        const [x, y] = boxes[step]!
        return (
          <g key={title} className={css.box}>
            <path className="solid" d={`M${x} ${y}h${boxWidth}v${boxHeight}H${x}z`} />
            <text className={css.title} x={x + 75} y={y + 28}>
              {title}
            </text>
            <text x={x + 75} y={y + 50}>
              {text}
            </text>
          </g>
        )
      })}
      <Callouts
        names={words.items.map((item) => item.name)}
        places={boxes.map(([x, y]) => ({ x, y, at: [x, y] }))}
      />
    </Drawing>
  )
}
