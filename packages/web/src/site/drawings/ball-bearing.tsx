import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import css from './ball-bearing.module.css'
import { Drawing } from './drawing.tsx'
import { Lines, Stage } from './stage.tsx'

const words = encyclopediaText.drawing
const balls = Array.from({ length: 9 }, (_, index) => {
  const angle = (index / 9) * 2 * Math.PI - Math.PI / 2
  return [320 + 98 * Math.cos(angle), 200 + 98 * Math.sin(angle)] as const
})

/** A deep groove ball bearing: front view, section, its three dimensions and four parts. */
export function BallBearing() {
  return (
    <Drawing description={words.sentence} width={1200} height={400}>
      <Lines id="ball-bearing">
        <Front />
        <SectionView />
        <path className="axis" d="M150 200H760M320 30V370" />
        <g className={css.dimension}>
          <path d="M640 50H812M640 350H812M800 50V350M795 55l10-10M795 355l10-10" />
          <path d="M640 146H742M640 254H742M730 146V254M725 151l10-10M725 259l10-10" />
          <path d="M580 362V388M640 362V388M580 380H640M575 385l10-10M635 385l10-10" />
          <text x={818} y={206}>
            D
          </text>
          <text x={742} y={188}>
            d
          </text>
          <text x={648} y={386}>
            B
          </text>
        </g>
        <Names />
      </Lines>
    </Drawing>
  )
}

/** The front, then the section with its names. */
export const BallBearingViews = () => (
  <>
    <Stage of="ball-bearing" view={[140, 36, 360, 328]} />
    <Stage of="ball-bearing" view={[568, 36, 424, 360]} />
  </>
)

const Front = () => (
  <g>
    <circle className="solid" cx={320} cy={200} r={150} />
    <circle cx={320} cy={200} r={118} />
    <circle cx={320} cy={200} r={78} />
    <circle className="solid" cx={320} cy={200} r={54} />
    <circle className="fine" cx={320} cy={200} r={98} />
    <circle className="fine" cx={320} cy={200} r={144} />
    <circle className="fine" cx={320} cy={200} r={60} />
    {balls.map(([x, y]) => (
      <circle key={x} className="solid" cx={Math.round(x)} cy={Math.round(y)} r={24} />
    ))}
    {balls.map(([x, y]) => (
      <circle key={x} className="fine" cx={Math.round(x)} cy={Math.round(y)} r={28} />
    ))}
  </g>
)

const SectionView = () => (
  <g>
    <path className="solid" d="M584 50h52l4 4v32h-14q-16-14-32 0h-14v-32z" />
    <path className="solid" d="M580 114h14q16 14 32 0h14v28l-4 4h-52l-4-4z" />
    <path className="solid" d="M580 286h14q16-14 32 0h14v-28l-4-4h-52l-4 4z" />
    <path className="solid" d="M584 350h52l4-4v-32h-14q-16 14-32 0h-14v32z" />
    <circle className="solid" cx={610} cy={100} r={24} />
    <circle className="solid" cx={610} cy={300} r={24} />
    <path d="M582 96h6v8h-6zM632 96h6v8h-6zM582 296h6v8h-6zM632 296h6v8h-6z" />
    <path className="fine" d="M580 146v108M640 146v108" />
    {/* cut faces */}
    <path
      className="fine"
      d="M588 70l14-18M598 72l16-20M612 72l16-20M624 74l14-18M588 140l12-14M602 142l12-14M616 142l12-14M588 274l12-14M602 272l12-14M616 272l12-14M588 344l14-18M602 346l16-20M616 346l16-20"
    />
  </g>
)

/** Each part's name on its leader line. */
const Names = () => (
  <g className={css.names}>
    {words.parts.map((part, index) => (
      <text key={part} x={920} y={[78, 158, 238, 318][index]! + 5}>
        {part}
      </text>
    ))}
    <path d="M638 66L880 78H912M632 106L870 158H912M636 100L860 238H912M632 270L856 318H912" />
  </g>
)
