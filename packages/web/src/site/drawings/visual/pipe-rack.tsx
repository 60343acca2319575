import { visualText } from '@bdr/text/site-pages/visual-management'
import { Callouts } from '../callouts.tsx'
import { Drawing } from '../drawing.tsx'
import css from './visual.module.css'

const words = visualText.rack

/** The basic colours of GB 7231-2003 (since 2026 in GB 2894-2025), approximately as a screen shows them. */
const colours = ['#00793f', '#d0121f', '#b9c1c4', '#f7b500', '#7b4b94', '#7a4a28', '#22252b', '#86b9dd']

interface Layout {
  width: number
  numbersX: number
  pipesX: number
  posts: readonly [number, number]
  platesX: number
  /** the position of each pipe's valve */
  valves: readonly number[]
}
const wide: Layout = {
  width: 1200,
  numbersX: 50,
  pipesX: 90,
  posts: [200, 960],
  platesX: 1000,
  valves: [330, 620, 800, 400, 700, 300, 560, 840],
}
const upright: Layout = {
  width: 400,
  numbersX: 22,
  pipesX: 52,
  posts: [76, 352],
  platesX: 222,
  valves: [116, 150, 130, 158, 112, 146, 120, 154],
}

const yOf = (index: number) => 52 + index * 54

/** Eight pipes on their rack, each in its colour with its name and direction of flow. */
export const PipeRack = () => <Rack {...wide} />

/** The same rack, short enough for a phone. */
export const UprightPipeRack = () => <Rack {...upright} />

function Rack({ width, numbersX, pipesX, posts, platesX, valves }: Layout) {
  return (
    <Drawing description={words.sentence} width={width} height={520} linked>
      {posts.map((x) => (
        <g key={x}>
          <path className="solid" d={`M${x} 20h22v480h-22z`} />
          <path className="fine" d={`M${x + 8} 20v480M${x + 14} 20v480`} />
        </g>
      ))}
      <path className="ground" d={`M${pipesX - 30} 500H${width - 20}`} />
      {colours.map((colour, index) => {
        const y = yOf(index)
        return (
          <g key={colour}>
            <path fill={colour} d={`M${pipesX} ${y - 14}H${width - 30}v28H${pipesX}z`} />
            <Valve x={valves[index]!} y={y} colour={colour} />
            {posts.map((x) => (
              <path key={x} className="solid" d={`M${x - 6} ${y + 14}h34v8h-34z`} />
            ))}
            <path className="solid" d={`M${platesX} ${y - 11}h96l16 11-16 11h-96z`} />
            <text className={css.plate} x={platesX + 10} y={y + 6}>
              {words.plates[index]}
            </text>
          </g>
        )
      })}
      <Callouts
        names={words.items.map((item) => item.name)}
        places={colours.map((_, index) => ({
          x: numbersX,
          y: yOf(index),
          at: [pipesX + 2, yOf(index)],
        }))}
      />
    </Drawing>
  )
}

const Valve = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <g>
    <path className="solid" d={`M${x} ${y - 19}h10v38h-10zM${x + 44} ${y - 19}h10v38h-10z`} />
    <path fill={colour} d={`M${x + 10} ${y - 14}l34 28v-28l-34 28z`} />
    <path d={`M${x + 27} ${y}v-22M${x + 13} ${y - 23}h28`} />
  </g>
)
