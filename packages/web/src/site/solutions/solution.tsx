import type { Industry } from '@bdr/contract/content/kinds'
import type { ArticleCard, EntryCard, TechniqueCard } from '@bdr/contract/site/data'
import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { Opening, Page } from '../../ui/site/page.tsx'
import { Tabs } from '../../ui/site/tabs.tsx'
import type { Plant } from '../drawings/plant.tsx'
import { PlantTab } from './plant-tab.tsx'
import { RelatedTab } from './related-tab.tsx'
import { solutionTabs, solutionTabTitles } from './solution-tabs.ts'
import { SupplyPlanTab } from './supply-plan-tab.tsx'
import { WearPartsTab } from './wear-parts-tab.tsx'

export interface SolutionProps {
  industry: Industry
  path: string
  words: IndustryWords
  plant: Plant
  tab: number
  techniques: readonly TechniqueCard[]
  news: readonly ArticleCard[]
  entries: readonly EntryCard[]
}

/** An industry: its plant with what wears where, how supply is planned, what can be improved. */
export function Solution({ industry, plant, tab, news, ...shown }: SolutionProps) {
  const { path, words, techniques } = shown
  const view = solutionTabs[tab]
  return (
    <Page>
      <Opening title={words.title} lead={words.lead} />
      <Tabs label={solutionText.tabsLabel} path={path} tabs={solutionTabTitles} current={tab} />
      {view === 'plant' && <PlantTab words={words} plant={plant} path={path} />}
      {view === 'wearParts' && <WearPartsTab {...shown} />}
      {view === 'supplyPlan' && <SupplyPlanTab words={words} path={path} />}
      {view === 'related' && <RelatedTab industry={industry} techniques={techniques} news={news} />}
    </Page>
  )
}
