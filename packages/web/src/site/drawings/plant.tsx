import type { IndustryWords } from '@bdr/text/site-pages/industries'
import type { ComponentType } from 'react'
import { Callouts, type CalloutPlace } from './callouts.tsx'
import { Drawing } from './drawing.tsx'
import type { NumberedStage } from './numbered-sheet.tsx'
import { Lines, Stage, type View } from './stage.tsx'

/** A plant in section. */
export interface Plant {
  id: string
  height: number
  Lines: ComponentType<{ sections: readonly string[] }>
  /** where the numbers of its parts stand, in their order */
  places: readonly CalloutPlace[]
  /** its stretches on a phone, each with how many numbers stand in it */
  stages: readonly { view: View; count: number }[]
}

export interface PlantProps {
  plant: Plant
  words: IndustryWords
  numbered?: boolean
}

export const PlantDrawing = ({
  plant,
  words: { drawing, sections, parts },
  numbered = false,
}: PlantProps) => (
  <Drawing description={drawing.sentence} width={1200} height={plant.height} linked={numbered}>
    <Lines id={plant.id}>
      <plant.Lines sections={sections} />
    </Lines>
    {numbered && <Callouts names={parts.map((part) => part.name)} places={plant.places} />}
  </Drawing>
)

export function plantStages(plant: Plant, { parts }: IndustryWords): NumberedStage[] {
  let before = 0
  return plant.stages.map(({ view, count }) => {
    const from = before
    before += count
    return {
      from,
      to: from + count,
      picture: (
        <Stage of={plant.id} view={view}>
          <Callouts
            names={parts.slice(from, from + count).map((part) => part.name)}
            places={plant.places.slice(from, from + count)}
            from={from}
          />
        </Stage>
      ),
    }
  })
}
