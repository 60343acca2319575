import type { IndustryWords } from '@bdr/text/site-pages/industries/words'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import css from './supply-plan-tab.module.css'

/** When what is ordered before an outage, and what both sides agree on. */
export function SupplyPlanTab({ words: { plan } }: { words: IndustryWords }) {
  return (
    <>
      <Section title={solutionText.planTitle} lead={plan.lead}>
        <ol className={css.line}>
          {plan.milestones.map(({ at, title, text }) => (
            <li key={at} className={css.milestone}>
              <span className={css.at}>{at}</span>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={solutionText.planFacts}>
        <FactTable rows={plan.facts} note={solutionText.planNote} />
      </Section>
    </>
  )
}
