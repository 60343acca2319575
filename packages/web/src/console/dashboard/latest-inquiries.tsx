import { inquiryRowInfo } from '@bdr/contract/inquiries/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { latestText } from '@bdr/text/dashboard'
import { opportunityStateNames } from '@bdr/text/names/quotations'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { Failure } from '../../ui/console/failure.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './latest-inquiries.module.css'
import { Panel } from './panel.tsx'

/** How many of the latest inquiries are shown. */
const latestRows = 6

/** The latest inquiries, without the buyer and without prices. */
export function LatestInquiries() {
  const answer = useCall(inquiryRowInfo, { limit: latestRows }, { toast: false })
  return (
    <Panel title={latestText.title}>
      {answer.data === undefined ? (
        answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonLines count={latestRows} />
        )
      ) : answer.data.length === 0 ? (
        <p className={typography.aside}>{latestText.empty}</p>
      ) : (
        <ul className={`${layout.list} ${css.latest}`}>
          {answer.data.map((row) => (
            <li key={row.inquiryNo}>
              <span className={typography.clipped}>
                {row.own ? (
                  <Link to={pageUrl('opportunityDetail', { id: row.own.id })}>{row.title}</Link>
                ) : (
                  row.title
                )}
              </span>
              <span className={`${typography.caption} ${css.facts}`}>
                {industryTitles[row.industry]} · {entryCategoryTitles[row.category]} ·{' '}
                {latestText.lines(row.lineCount)}
                {row.own && ` · ${opportunityStateNames[row.own.state]}`}
              </span>
              <span className={`${typography.quiet} ${css.until}`}>
                {row.open ? latestText.until(formatDay(row.deadline).slice(5)) : latestText.closed}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
