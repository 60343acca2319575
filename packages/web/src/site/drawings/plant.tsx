import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { Callouts } from './callouts.tsx'
import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'
import { stageAnchor, type NumberedStage } from './numbered-sheet.tsx'
import { PlanLegend, PlanLines, PlanWords } from './plan/plan-lines.tsx'
import type { Plan } from './plan/plan.ts'
import { Breaks, Lines, Stage, type View } from './stage.tsx'

const width = 1200

export interface PlantProps {
  plant: Plan
  words: IndustryWords
  numbered?: boolean
}

const viewOf = ({ top = 0, height }: Plan): View => [0, top, width, height - top]

/** A plant in section, with the media that flow through it. */
export const PlantDrawing = ({ plant, words, numbered = false }: PlantProps) => (
  <Drawing description={words.drawing.sentence} view={viewOf(plant)} linked={numbered}>
    <Lines id={plant.id}>
      <PlanLines plan={plant} />
    </Lines>
    <PlanWords plan={plant} words={words} view={viewOf(plant)} />
    <PlanLegend plan={plant} media={words.media} />
    {numbered && <Callouts names={words.parts.map((part) => part.name)} places={plant.callouts} />}
  </Drawing>
)

/**
 * On a phone: the overview, in which each window links to the stretch below; then the legend of its lines.
 */
export const PlantOverview = ({ plant, words: { media, sections } }: PlantProps) => {
  const [x, y] = plant.legend
  const lines = Object.keys(media).length
  return (
    <>
      <svg
        className={css.overview}
        viewBox={viewOf(plant).join(' ')}
        role="group"
        aria-label={solutionText.overview}
      >
        <use href={`#${plant.id}`} />
        {plant.stages.map(({ view }, index) => (
          <Window
            key={view[0]}
            view={view}
            number={index + 1}
            label={solutionText.stage(index + 1, sectionsIn(plant, sections, view))}
          />
        ))}
      </svg>
      <Stage of={null} view={[x - 6, y - 16, 320, lines * 24 + 8]}>
        <PlanLegend plan={plant} media={media} />
      </Stage>
    </>
  )
}

const Window = ({ view: [x, y, w, h], number, label }: { view: View; number: number; label: string }) => (
  <a className={css.window} href={`#${stageAnchor(number)}`} aria-label={label}>
    <rect x={x} y={y} width={w} height={h} />
    <text x={x + w / 2} y={y + h / 2 + 32}>
      {number}
    </text>
  </a>
)

/** The names of the sections in a stretch. */
const sectionsIn = ({ sections: { stops } }: Plan, names: readonly string[], [x, , w]: View) =>
  names.filter((_, index) => {
    const middle = (stops[index]! + stops[index + 1]!) / 2
    return middle > x && middle < x + w
  })

export function plantStages(plant: Plan, words: IndustryWords): NumberedStage[] {
  const { parts } = words
  let before = 0
  return plant.stages.map(({ view, count }, index) => {
    const from = before
    before += count
    return {
      from,
      to: from + count,
      picture: (
        <Stage of={plant.id} view={view}>
          <PlanWords plan={plant} words={words} view={view} />
          <Breaks view={view} left={index > 0} right={index < plant.stages.length - 1} />
          <Callouts
            names={parts.slice(from, from + count).map((part) => part.name)}
            places={plant.callouts.slice(from, from + count)}
            from={from}
          />
        </Stage>
      ),
      locator: (
        <svg className={css.locator} viewBox={viewOf(plant).join(' ')} aria-hidden>
          <use href={`#${plant.id}`} />
          <rect x={view[0]} y={view[1]} width={view[2]} height={view[3]} />
        </svg>
      ),
    }
  })
}
