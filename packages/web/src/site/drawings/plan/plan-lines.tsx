import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { Dimension } from '../dimension.tsx'
import { Duct } from '../duct.tsx'
import type { View } from '../stage.tsx'
import css from './plan-lines.module.css'
import { distance, longestStretch } from './path.ts'
import { dimensionWithin, sectionsWithin, type Ink, type Part, type Plan, type Run } from './plan.ts'

/** A plan's lines: buildings, then the background, ducts, pipes, equipment. */
export function PlanLines({ plan }: { plan: Plan }) {
  const parts = Object.values(plan.parts)
  const behind = plan.runs.filter((run) => run.behind?.some((key) => plan.parts[key]!.drawn === 'behind'))
  const before = plan.runs.filter((run) => !behind.includes(run))
  return (
    <>
      <Inks inks={plan.scenery} />
      <Runs runs={behind} />
      {parts.filter(({ drawn }) => drawn === 'behind').map(shape)}
      <Runs runs={before} />
      {parts.filter(({ drawn }) => drawn !== 'behind').map(shape)}
      {plan.runs.map((run) => (
        <Arrow key={run.d} {...run} />
      ))}
    </>
  )
}

export interface PlanWordsProps {
  plan: Plan
  words: Pick<IndustryWords, 'labels' | 'sections'>
  view: View
}

/** The words of a plan that belong to its visible part, and not to a neighbour. */
export function PlanWords({ plan: { labels, sections }, words, view }: PlanWordsProps) {
  const [left, , width] = view
  const isSeen = (x: number) => x > left && x < left + width
  const seen = sectionsWithin(view, sections.stops).map((index) => ({
    label: words.sections[index]!,
    from: sections.stops[index]!,
    to: sections.stops[index + 1]!,
  }))
  const stops = seen.length === 0 ? [] : [seen[0]!.from, ...seen.map(({ to }) => to)]
  return (
    <>
      <g className={css.labels}>
        {words.labels.map((label, index) => {
          const { x, y } = labels[index]!
          return (
            isSeen(x) && (
              <text key={label} x={x} y={y}>
                {label}
              </text>
            )
          )
        })}
      </g>
      {seen.length > 0 && (
        <Dimension
          {...sections}
          y={dimensionWithin(view, sections.y)}
          stops={stops}
          labels={seen.map(({ label }) => label)}
        />
      )}
    </>
  )
}

const shape = ({ outline, ink = [], drawn }: Part) => (
  <g key={String(outline)}>
    {drawn !== 'hidden' &&
      (typeof outline === 'string' ? (
        <path className="solid" d={outline} />
      ) : (
        <circle className="solid" cx={outline[0]} cy={outline[1]} r={outline[2]} />
      ))}
    <Inks inks={ink} />
  </g>
)

const Inks = ({ inks }: { inks: readonly Ink[] }) =>
  inks.map(([weight, d]) => <path key={d} className={weight === 'line' ? undefined : weight} d={d} />)

const Runs = ({ runs }: { runs: readonly Run<string>[] }) => (
  <>
    {runs.map((run) => run.duct !== undefined && <Duct key={run.d} d={run.d} width={run.duct} />)}
    {runs.map(
      (run) =>
        run.duct === undefined && (
          <g key={run.d}>
            {/* where lines cross, the one behind is interrupted */}
            <path className={css.gap} d={run.d} />
            <path className={css[run.medium]} d={run.d} />
          </g>
        ),
    )}
  </>
)

/**
 * The direction of flow, in the middle of the longest stretch; for short ones it is clear from the parts they
 * join.
 */
function Arrow({ d, duct = 0 }: Run<string>) {
  const [from, to] = longestStretch(d)
  const length = distance(from, to)
  if (length < 30) return null
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const at = (along: number, across: number) =>
    `${Math.round((x + dx * along - dy * across) * 10) / 10} ${Math.round((y + dy * along + dx * across) * 10) / 10}`
  if (duct > 0)
    return <path className="flow" d={`M${at(-16, 0)}L${at(16, 0)}M${at(8, 4)}L${at(16, 0)}L${at(8, -4)}`} />
  return <path className={css.head} d={`M${at(-4, 3.5)}L${at(5, 0)}L${at(-4, -3.5)}z`} />
}

/** The kinds of lines the plan has, each with its name. */
export function PlanLegend({ plan: { runs, legend }, media }: { plan: Plan } & Pick<IndustryWords, 'media'>) {
  const [x, y] = legend
  return Object.entries(media).map(([medium, name], index) => {
    const line = `M${x} ${y + index * 24}h40`
    const isDuct = runs.some((run) => run.medium === medium && run.duct !== undefined)
    return (
      <g key={medium} className="legend">
        {isDuct ? <Duct d={line} width={10} /> : <path className={`${css[medium]} free`} d={line} />}
        <text x={x + 52} y={y + 5 + index * 24}>
          {name}
        </text>
      </g>
    )
  })
}
