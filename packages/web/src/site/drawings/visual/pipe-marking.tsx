import { visualText } from '@bdr/text/site-pages/visual-management'
import { Dimension } from '../dimension.tsx'
import drawing from '../drawing.module.css'
import { Drawing } from '../drawing.tsx'
import { Lines, Stretches } from '../stage.tsx'
import css from './visual.module.css'

const words = visualText.marking

/** One pipe with its coloured ring, name, direction of flow and warning band. */
export function PipeMarking() {
  return (
    <Drawing description={words.sentence} width={640} height={230}>
      <Lines id="pipe-marking">
        <path className="solid" d="M20 60H620v90H20z" />
        <path className="axis" d="M6 105H634" />
        <path className="fine" d="M20 66H620M20 144H620" />
        <path fill="#7b4b94" d="M70 60h90v90H70z" />
        <path fill="#22252b" d="M420 60h15v90h-15zM525 60h15v90h-15z" />
        <path fill="#f7b500" d="M435 60h90v90h-90z" />
        <path className="solid" d="M190 84h150l30 21-30 21H190z" />
        <text className={css.plate} x={206} y={111}>
          {words.plate}
        </text>
        <path className="solid" d="M560 40h14v130h-14zM582 40h14v130h-14z" />
        <Dimension stops={[70, 160]} y={180} up={26} labels={[words.ring]} />
        <Dimension stops={[420, 435, 525, 540]} y={180} up={26} labels={[]} />
        <g className={drawing.dimension}>
          <text x={480} y={200}>
            {words.danger}
          </text>
        </g>
        <text className={css.edge} x={548} y={200}>
          {words.edge}
        </text>
      </Lines>
    </Drawing>
  )
}

/** The same for a phone. */
export const PipeMarkingViews = () => (
  <Stretches
    of="pipe-marking"
    views={[
      [4, 30, 384, 186],
      [384, 30, 252, 186],
    ]}
  />
)
