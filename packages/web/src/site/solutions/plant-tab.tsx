import { pageUrl } from '@bdr/contract/navigation'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { solutionText } from '@bdr/text/site-pages/solutions'
import type { ComponentType } from 'react'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import type { PlantDrawingProps } from '../drawings/boiler-line/boiler-line.tsx'
import { NumberedSheet } from '../drawings/numbered-sheet.tsx'

export interface PlantTabProps {
  words: IndustryWords
  Plant: ComponentType<PlantDrawingProps>
  path: string
}

/** The plant in section; each number returns in the list beside it with the materials used there. */
export function PlantTab({ words: { drawing, sections, parts }, Plant, path }: PlantTabProps) {
  const items = parts.map((part) => ({
    name: part.name,
    text: part.materials,
    more: part.categories.map((category) => (
      <a key={category} href={pageUrl('encyclopedia', { category })}>
        {entryCategoryTitles[category]}
      </a>
    )),
  }))
  const next = solutionText.nextItems.map(({ text, index }) => (
    <a key={index} className={button.quiet} href={`${path}?actIndex=${index}`}>
      {text}
    </a>
  ))
  return (
    <Section label={drawing.name}>
      <NumberedSheet
        drawing={{ name: drawing.name, number: drawing.number }}
        listTitle={solutionText.partsTitle}
        items={items}
        next={next}
      >
        <Plant description={drawing.sentence} sections={sections} parts={parts.map((part) => part.name)} />
      </NumberedSheet>
    </Section>
  )
}
