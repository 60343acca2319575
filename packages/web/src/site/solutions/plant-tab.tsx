import type { Industry } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'
import type { EntryCard, TechniqueCard } from '@bdr/contract/site/data'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import type { IndustryWords, WearPart } from '@bdr/text/site-pages/industries'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { solutionText } from '@bdr/text/site-pages/solutions'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import { NumberedSheet, type NumberedItem } from '../drawings/numbered-sheet.tsx'
import type { Plan } from '../drawings/plan/plan.ts'
import { PlantDrawing, PlantOverview, plantStages } from '../drawings/plant.tsx'
import { partFormUrl } from '../techniques/ask.ts'
import css from './plant-tab.module.css'
import { solutionTabUrl } from './solution-tabs.ts'

export interface PlantTabProps {
  industry: Industry
  words: IndustryWords
  plant: Plan
  path: string
  /** only published texts: a part does not link to one that was withdrawn */
  techniques: readonly TechniqueCard[]
  entries: readonly EntryCard[]
}

/**
 * The plant in section; choosing a number in it shows the wear part there and what an order for it must name.
 */
export function PlantTab({ industry, words, plant, path, techniques, entries }: PlantTabProps) {
  const items = words.parts.map((part, index): NumberedItem => {
    const place = index + 1
    return {
      name: part.name,
      text: part.materials,
      more: part.categories.map((category) => (
        <a key={category} href={pageUrl('encyclopedia', { category })}>
          {entryCategoryTitles[category]}
        </a>
      )),
      chosen: (
        <>
          {words.wear.rows
            .filter((row) => row.place === place)
            .map((row) => (
              <Wear key={row.part} row={row} techniques={techniques} entries={entries} />
            ))}
          <p className={`${layout.row} ${css.ask}`}>
            <a className={button.primary} href={partFormUrl(industry, place)}>
              {solutionText.askAbout(part.name)}
            </a>
            <a href={`#${sheetAnchor}`}>{solutionText.allParts}</a>
          </p>
        </>
      ),
    }
  })
  return (
    <Section id={sheetAnchor} label={words.drawing.name} className={css.sheet}>
      <NumberedSheet
        drawing={words.drawing}
        listTitle={solutionText.partsTitle}
        items={items}
        stages={plantStages(plant, words)}
        overview={<PlantOverview plant={plant} words={words} />}
        next={
          <>
            <a className={button.primary} href={partFormUrl(industry, null)}>
              {nextStepText.ask}
            </a>
            {(['wearParts', 'supplyPlan'] as const).map((tab) => (
              <a key={tab} className={button.quiet} href={solutionTabUrl(path, tab)}>
                {solutionText.next[tab]}
              </a>
            ))}
          </>
        }
        wide
      >
        <PlantDrawing plant={plant} words={words} numbered />
      </NumberedSheet>
    </Section>
  )
}

const sheetAnchor = 'sheet'

interface WearProps extends Pick<PlantTabProps, 'techniques' | 'entries'> {
  row: WearPart
}

/** One wear part: how it fails, how long it lasts, what an order must name, and texts about it. */
function Wear({ row, techniques, entries }: WearProps) {
  const technique = techniques.find(({ slug }) => slug === row.technique)
  const known = row.entries?.flatMap((name) => entries.find(({ slug }) => slug === name) ?? []) ?? []
  const [, , sign, cycle, order] = solutionText.wearColumns
  return (
    <dl className={css.wear}>
      <dt className={css.part}>{row.part}</dt>
      <dd className={`${layout.row} ${css.links}`}>
        {known.map(({ slug, title }) => (
          <a key={slug} href={pageUrl('encyclopedia', { entry: slug })}>
            {solutionText.entryOf(title)}
          </a>
        ))}
        {technique !== undefined && (
          <a href={pageUrl('techniqueDetail', { id: technique.id })}>
            {solutionText.techniqueOf(technique.title)}
          </a>
        )}
      </dd>
      {(
        [
          [sign, row.sign],
          [cycle, row.cycle],
          [order, row.order],
        ] as const
      ).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
