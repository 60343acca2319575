import type { Industry } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'
import type { ArticleCard, EntryCard, TechniqueCard } from '@bdr/contract/site/data'
import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { solutionText } from '@bdr/text/site-pages/solutions'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Tabs } from '../../ui/site/tabs.tsx'
import type { Plan } from '../drawings/plan/plan.ts'
import { ArticleList } from '../news/article-list.tsx'
import { Steps } from '../steps.tsx'
import { generalFormUrl } from '../techniques/ask.ts'
import { TechniqueCards } from '../techniques/technique-cards.tsx'
import { PlantTab } from './plant-tab.tsx'
import { solutionTabs, solutionTabTitles, solutionTabUrl } from './solution-tabs.ts'
import { WearPartsTab } from './wear-parts-tab.tsx'
import css from './solution.module.css'

export interface SolutionProps {
  industry: Industry
  path: string
  words: IndustryWords
  plant: Plan
  tab: number
  techniques: readonly TechniqueCard[]
  news: readonly ArticleCard[]
  entries: readonly EntryCard[]
}

/**
 * The page of an industry: its plant, its wear parts, how their supply is planned, and what can be improved.
 */
export function Solution({ industry, plant, tab, news, ...shown }: SolutionProps) {
  const { path, words, techniques } = shown
  const view = solutionTabs[tab]
  return (
    <Page>
      <Opening title={words.title} lead={words.lead} />
      <Tabs label={solutionText.tabsLabel} path={path} tabs={solutionTabTitles} current={tab} />
      {view === 'plant' && <PlantTab {...shown} industry={industry} plant={plant} />}
      {view === 'wearParts' && <WearPartsTab {...shown} />}
      {view === 'supplyPlan' && <SupplyPlanTab words={words} path={path} />}
      {view === 'related' && <RelatedTab industry={industry} techniques={techniques} news={news} />}
    </Page>
  )
}

interface SupplyPlanTabProps {
  words: IndustryWords
  path: string
}

/** When to order what before an outage, and what both sides agree on. */
function SupplyPlanTab({ words: { plan }, path }: SupplyPlanTabProps) {
  return (
    <>
      <Section title={solutionText.planTitle} lead={plan.lead}>
        <Steps steps={plan.milestones.map(({ at, title, text }) => ({ at, name: title, text }))} />
      </Section>
      <Section title={solutionText.planFacts}>
        <FactTable rows={plan.facts} note={solutionText.planNote} />
      </Section>
      <NextStep
        text={nextStepText.supplyPlan.text}
        links={[
          { text: nextStepText.ask, href: generalFormUrl, first: true },
          { text: nextStepText.supplyPlan.wearParts, href: solutionTabUrl(path, 'wearParts') },
        ]}
      />
    </>
  )
}

interface RelatedTabProps {
  industry: Industry
  techniques: readonly TechniqueCard[]
  news: readonly ArticleCard[]
}

function RelatedTab({ industry, techniques, news }: RelatedTabProps) {
  return (
    <>
      <Section title={solutionText.techniquesTitle} lead={solutionText.techniquesLead}>
        {techniques.length === 0 ? <p>{solutionText.noTechniques}</p> : <TechniqueCards cards={techniques} />}
        <p className={css.more}>
          <a className={button.quiet} href={pageUrl('techniqueList', { industry })}>
            {solutionText.allTechniques}
          </a>
        </p>
      </Section>
      <Section title={solutionText.newsTitle}>
        {news.length === 0 ? <p>{solutionText.noNews}</p> : <ArticleList articles={news} />}
        <p className={css.more}>
          <a className={button.quiet} href={pageUrl('newsList')}>
            {solutionText.allNews}
          </a>
        </p>
      </Section>
    </>
  )
}
