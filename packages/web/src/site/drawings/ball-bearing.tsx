import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import css from './ball-bearing.module.css'
import { Drawing } from './drawing.tsx'
import type { Figure } from './plan/figure.ts'
import { Lines, Stage } from './stage.tsx'

const words = encyclopediaText.drawing
const balls = Array.from({ length: 9 }, (_, index) => {
  const angle = (index / 9) * 2 * Math.PI - Math.PI / 2
  return [320 + 98 * Math.cos(angle), 200 + 98 * Math.sin(angle)] as const
})

const names = {
  outer: { text: words.parts[0], d: 'M634 62L880 78H912', y: 83 },
  ball: { text: words.parts[1], d: 'M624 108L870 158H912', y: 163 },
  inner: { text: words.parts[3], d: 'M630 264L860 238H912', y: 243 },
  cage: { text: words.parts[2], d: 'M635 300L856 318H912', y: 323 },
}
const dimensions = [
  'M576 50H498M576 350H498M510 50V350',
  'M576 146H544M576 254H544M554 146V254',
  'M580 362V390M640 362V390M580 382H640',
]
const letters = [
  { text: 'D', x: 504, y: 186, anchor: 'end' },
  { text: 'd', x: 548, y: 186, anchor: 'end' },
  { text: 'B', x: 646, y: 396, anchor: 'start' },
] as const

/** The data of an automatic check: which part each name's leader leads to, and the surrounding elements. */
export const bearingFigure: Figure = {
  parts: {
    outer: { outline: 'M580 50H640V86H626V72H594V86H580z' },
    ball: { outline: [610, 100, 24] },
    cage: { outline: 'M632 296H638V304H632z' },
    inner: { outline: 'M580 254H640V286H580z' },
  },
  leaders: Object.entries(names).map(([part, { d }]) => ({ part, d })),
  dimensions,
  labels: [
    ...Object.values(names).map(({ text, y }) => ({ text, x: 920, y, size: 19 })),
    ...letters.map((letter) => ({ ...letter, size: 19 })),
  ],
}

/** A deep groove ball bearing: front view, section, its three dimensions and four parts. */
export function BallBearing() {
  return (
    <Drawing description={words.sentence} width={1200} height={400}>
      <Lines id="ball-bearing">
        <Front />
        <SectionView />
        <path className="axis" d="M150 200H700M320 30V370" />
        <g className={css.dimension}>
          <path
            d={`${dimensions.join('')}M505 55l10-10M505 355l10-10M549 151l10-10M549 259l10-10M575 387l10-10M635 387l10-10`}
          />
          {letters.map(({ text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </g>
        <Names />
      </Lines>
    </Drawing>
  )
}

/** The front view, then the section with its names. */
export const BallBearingViews = () => (
  <>
    <Stage of="ball-bearing" view={[140, 36, 344, 328]} />
    <Stage of="ball-bearing" view={[478, 36, 512, 362]} />
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

/**
 * Hatching of a cut face between two heights; not a pattern, because a phone's stages draw the lines again by
 * reference.
 */
const hatching = (top: number, bottom: number, leans: 'right' | 'left') => {
  const [left, right] = [580, 640]
  const first = left + top + 10
  const count = Math.floor((right + bottom - 6 - first) / 8) + 1
  return Array.from({ length: count }, (_, index) => {
    const sum = first + index * 8
    const [fromX, toX] = [Math.min(right, sum - top), Math.max(left, sum - bottom)]
    const x = (value: number) => (leans === 'right' ? value : left + right - value)
    return `M${x(fromX)} ${sum - fromX}L${x(toX)} ${sum - toX}`
  }).join('')
}

/**
 * One ring is one part: it is hatched the same way above and below, the other ring in the other direction.
 */
const cutFaces =
  hatching(50, 86, 'right') +
  hatching(314, 350, 'right') +
  hatching(114, 146, 'left') +
  hatching(254, 286, 'left')

const SectionView = () => (
  <g>
    <path className="solid" d="M584 50h52l4 4v32h-14q-16-14-32 0h-14v-32z" />
    <path className="solid" d="M580 114h14q16 14 32 0h14v28l-4 4h-52l-4-4z" />
    <path className="solid" d="M580 286h14q16-14 32 0h14v-28l-4-4h-52l-4 4z" />
    <path className="solid" d="M584 350h52l4-4v-32h-14q-16 14-32 0h-14v32z" />
    <path className="fine" d={cutFaces} />
    <circle className="solid" cx={610} cy={100} r={24} />
    <circle className="solid" cx={610} cy={300} r={24} />
    <path d="M582 96h6v8h-6zM632 96h6v8h-6zM582 296h6v8h-6zM632 296h6v8h-6z" />
    <path className="fine" d="M580 142v116M640 142v116" />
  </g>
)

/** The name of each part on its leader line. */
const Names = () => (
  <g className={css.names}>
    {Object.values(names).map(({ text, y }) => (
      <text key={text} x={920} y={y}>
        {text}
      </text>
    ))}
    <path
      d={Object.values(names)
        .map(({ d }) => d)
        .join('')}
    />
  </g>
)
