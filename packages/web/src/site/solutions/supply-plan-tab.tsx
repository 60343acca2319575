import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Steps } from '../steps.tsx'
import { generalFormUrl } from '../techniques/ask.ts'
import { solutionTabUrl } from './solution-tabs.ts'

export interface SupplyPlanTabProps {
  words: IndustryWords
  path: string
}

/** When what is ordered before an outage, and what both sides agree on. */
export function SupplyPlanTab({ words: { plan }, path }: SupplyPlanTabProps) {
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
