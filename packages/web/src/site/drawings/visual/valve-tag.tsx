import { visualText } from '@bdr/text/site-pages/visual-management'
import { Drawing } from '../drawing.tsx'
import { Lines, Stretches } from '../stage.tsx'
import css from './visual.module.css'

const { tag, sentence } = visualText.valve

/** The tag as it hangs on a valve. It has the plate's colours in the dark mode, too. */
export function ValveTag() {
  return (
    <Drawing description={sentence} width={640} height={300}>
      <Lines id="valve-tag">
        <path fill="#ffffff" d="M40 46h560q12 0 12 12v190q0 12-12 12H40q-12 0-12-12V58q0-12 12-12z" />
        <circle cx={110} cy={66} r={9} fill="var(--paper)" />
        {/* the wire it hangs on goes through the hole */}
        <path d="M104 62Q84 6 110 6T116 62" />
        <path stroke="#55617a" d="M28 100H612M28 160H612M420 160V260" />
        <path fill="#1a7f4b" stroke="none" d="M488 110h106v40H488z" />
        <g className={css.tagText}>
          <text className={css.mono} x={140} y={84}>
            {tag.number}
          </text>
          <text x={560} y={80}>
            {tag.example}
          </text>
          <text className={css.big} x={52} y={140}>
            {tag.name}
          </text>
          <text className={css.state} x={541} y={137}>
            {tag.state}
          </text>
          {tag.facts.map((fact, index) => (
            <text key={fact} x={52} y={188 + index * 26}>
              {fact}
            </text>
          ))}
          <text x={440} y={232}>
            {tag.code}
          </text>
        </g>
        <path
          className="free"
          stroke="#10182b"
          strokeWidth={3}
          d="M442 180v28M448 180v28M456 180v28M460 180v28M468 180v28M478 180v28M484 180v28M488 180v28M498 180v28M506 180v28M510 180v28M520 180v28M526 180v28M536 180v28M542 180v28M546 180v28M556 180v28M564 180v28M570 180v28M578 180v28"
        />
      </Lines>
    </Drawing>
  )
}

/** The same for a phone. */
export const ValveTagViews = () => (
  <Stretches
    of="valve-tag"
    views={[
      [16, 2, 404, 262],
      [412, 30, 212, 234],
    ]}
  />
)
