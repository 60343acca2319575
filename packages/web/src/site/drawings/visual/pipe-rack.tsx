import { visualText } from '@bdr/text/site-pages/visual-management'
import { Callouts } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import css from './visual.module.css'

const words = visualText.rack

/** The basic colours of GB 7231, about as a screen shows them, and where each pipe has a valve. */
const pipes = [
  { colour: '#00793f', valve: 330 },
  { colour: '#d0121f', valve: 620 },
  { colour: '#b9c1c4', valve: 800 },
  { colour: '#f7b500', valve: 400 },
  { colour: '#7b4b94', valve: 700 },
  { colour: '#7a4a28', valve: 300 },
  { colour: '#22252b', valve: 560 },
  { colour: '#86b9dd', valve: 840 },
]

const yOf = (index: number) => 52 + index * 54

/** Eight pipes on their rack, each in its colour with its name and the way it flows. */
export function PipeRack() {
  return (
    <Drawing description={words.sentence} width={1200} height={520} linked>
      <path className="solid" d="M200 20h22v480h-22zM960 20h22v480h-22z" />
      <path className="fine" d="M208 20v480M214 20v480M968 20v480M974 20v480" />
      <path className="ground" d="M60 500H1180" />
      {pipes.map(({ colour, valve }, index) => (
        <Pipe key={colour} y={yOf(index)} colour={colour} valve={valve} plate={words.plates[index]!} />
      ))}
      <Callouts
        names={words.items.map((item) => item.name)}
        places={pipes.map((_, index) => ({ x: 50, y: yOf(index), at: [92, yOf(index)] }))}
      />
    </Drawing>
  )
}

const Pipe = ({ y, colour, valve, plate }: { y: number; colour: string; valve: number; plate: string }) => (
  <g>
    <path fill={colour} d={`M90 ${y - 14}H1170v28H90z`} />
    <path className="solid" d={`M${valve} ${y - 19}h10v38h-10zM${valve + 44} ${y - 19}h10v38h-10z`} />
    <path fill={colour} d={`M${valve + 10} ${y - 14}l34 28v-28l-34 28z`} />
    <path d={`M${valve + 27} ${y}v-22M${valve + 13} ${y - 23}h28`} />
    {[180, 940].map((x) => (
      <path key={x} className="solid" d={`M${x + 14} ${y + 14}h34v8h-34z`} />
    ))}
    <path className="solid" d={`M1000 ${y - 11}h96l16 11-16 11h-96z`} />
    <text className={css.plate} x={1010} y={y + 6}>
      {plate}
    </text>
  </g>
)
