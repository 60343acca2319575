import { pageUrl } from '@bdr/contract/navigation'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { solutionText } from '@bdr/text/site-pages/solutions'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import { NumberedSheet } from '../drawings/numbered-sheet.tsx'
import type { Plan } from '../drawings/plan/plan.ts'
import { PlantDrawing, PlantOverview, plantStages } from '../drawings/plant.tsx'
import { solutionTabUrl } from './solution-tabs.ts'

export interface PlantTabProps {
  words: IndustryWords
  plant: Plan
  path: string
}

/** The plant in section; each number returns in the list beside it with the materials used there. */
export function PlantTab({ words, plant, path }: PlantTabProps) {
  const { drawing } = words
  const items = words.parts.map((part) => ({
    name: part.name,
    text: part.materials,
    more: part.categories.map((category) => (
      <a key={category} href={pageUrl('encyclopedia', { category })}>
        {entryCategoryTitles[category]}
      </a>
    )),
  }))
  const next = (['wearParts', 'supplyPlan'] as const).map((tab) => (
    <a key={tab} className={button.quiet} href={solutionTabUrl(path, tab)}>
      {solutionText.next[tab]}
    </a>
  ))
  return (
    <Section label={drawing.name}>
      <NumberedSheet
        drawing={drawing}
        listTitle={solutionText.partsTitle}
        items={items}
        stages={plantStages(plant, words)}
        overview={<PlantOverview plant={plant} words={words} />}
        next={next}
        wide
      >
        <PlantDrawing plant={plant} words={words} numbered />
      </NumberedSheet>
    </Section>
  )
}
