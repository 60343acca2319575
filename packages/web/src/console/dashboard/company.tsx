import { startSteps, type StartStep } from '@bdr/contract/dashboard/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import type { readAgenda } from '@bdr/contract/dashboard/calls'
import { pageUrl, type PageKey } from '@bdr/contract/navigation'
import { qualificationKind } from '@bdr/text/qualifications'
import { papersText, startText as words } from '@bdr/text/dashboard'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './company.module.css'
import { Panel } from './panel.tsx'

const pages: Record<StartStep, PageKey> = {
  company: 'companyInfo',
  papers: 'companyInfo',
  people: 'staffList',
}

/** The first steps of a new company: three, of which the first that is not done is highlighted. */
export function CompanyStart({ done }: { done: Readonly<Record<StartStep, boolean>> }) {
  const next = startSteps.find((step) => !done[step])
  return (
    <div className={css.start}>
      <Panel title={words.title} note={words.hint}>
        <ol className={css.steps}>
          {startSteps.map((step, at) => (
            <li key={step} className={css.step} data-done={done[step] || undefined}>
              <span className={css.number} aria-hidden>
                {done[step] ? '✓' : at + 1}
              </span>
              <div className={`${layout.pair} ${css.words}`}>
                <strong>{words.steps[step].title}</strong>
                <span>{words.steps[step].hint}</span>
                {done[step] ? (
                  <span className={css.done}>{words.done}</span>
                ) : (
                  <span>
                    <LinkButton look={step === next ? 'primary' : 'plain'} to={pageUrl(pages[step])}>
                      {words.steps[step].go}
                    </LinkButton>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

type Paper = NonNullable<ReplyOf<typeof readAgenda>['papers']>[number]

/** The company's papers that expire next. */
export const Papers = ({ papers }: { papers: readonly Paper[] }) => (
  <Panel title={papersText.title} extra={<Link to={pageUrl('companyInfo')}>{papersText.all}</Link>}>
    {papers.length === 0 ? (
      <p className={typography.aside}>{papersText.none}</p>
    ) : (
      <ul className={`${layout.list} ${css.papers}`}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>{qualificationKind[paper.kind as keyof typeof qualificationKind] ?? paper.kind}</span>
            <span className={css.left} data-state={paper.daysLeft < 0 ? 'ended' : 'ending'}>
              {leftText(paper.daysLeft)}
            </span>
            <span className={typography.caption}>{papersText.until(paper.validUntil)}</span>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

function leftText(days: number): string {
  if (days < 0) return papersText.ended(-days)
  return days === 0 ? papersText.endsToday : papersText.endsIn(days)
}
