import { ui } from '@bdr/text/ui'
import { Link } from 'react-router'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import css from './left-out-notice.module.css'

interface LeftOutNoticeProps {
  title: string
  /** the records that the same could not be done with, and why */
  records: readonly { id: string; name: string; href: string; reason: string }[]
  onClose: () => void
}

/** What was left as it was of several records that something was done with. */
export const LeftOutNotice = ({ title, records, onClose }: LeftOutNoticeProps) => (
  <Notice
    kind="warning"
    isUrgent
    className={css.notice}
    title={title}
    action={<Button onClick={onClose}>{ui('leftOut.dismiss')}</Button>}
  >
    <ul className={css.records}>
      {records.map(({ id, name, href, reason }) => (
        <li key={id}>
          <Link to={href}>{name}</Link> {reason}
        </li>
      ))}
    </ul>
  </Notice>
)
