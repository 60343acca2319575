import { pageUrl } from '@bdr/contract/navigation'
import { settleInReview as words } from '@bdr/text/settle-in'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import css from './related.module.css'
import { useReview } from './review-context.ts'

/** Whether this company or this person has applied before. */
export function Related() {
  const { related } = useReview().application
  if (related.length === 0) return null
  return (
    <Section title={words.sections.related}>
      <ul className={css.related}>
        {related.map((one) => (
          <li key={one.id}>
            <Link to={pageUrl('settleInDetail', { id: one.id })}>{one.applicationNo}</Link>
            <span>{one.companyName}</span>
            <StatusTag machine="settle-in" status={one.status} />
            <span className={css.time}>{formatInstant(one.submittedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
