import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Steps } from '../steps.tsx'

/** When what is ordered before an outage, and what both sides agree on. */
export function SupplyPlanTab({ words: { plan } }: { words: IndustryWords }) {
  return (
    <>
      <Section title={solutionText.planTitle} lead={plan.lead}>
        <Steps steps={plan.milestones.map(({ at, title, text }) => ({ at, name: title, text }))} />
      </Section>
      <Section title={solutionText.planFacts}>
        <FactTable rows={plan.facts} note={solutionText.planNote} />
      </Section>
    </>
  )
}
