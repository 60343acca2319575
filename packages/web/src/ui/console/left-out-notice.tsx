import { ui } from '@bdr/text/ui'
import { Link } from 'react-router'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import layout from '../layout.module.css'
import css from './left-out-notice.module.css'

interface LeftOutNoticeProps {
  title: string
  /** the records that the action was refused for, and why */
  records: readonly { id: string; name: string; href: string; reason: string }[]
  onClose: () => void
}

/** Lists the records that an action on several records left unchanged. */
export const LeftOutNotice = ({ title, records, onClose }: LeftOutNoticeProps) => (
  <Notice
    kind="warning"
    isUrgent
    className={layout.above}
    title={title}
    action={<Button onClick={onClose}>{ui('leftOut.dismiss')}</Button>}
  >
    <ul className={`${layout.list} ${layout.tight} ${css.records}`}>
      {records.map(({ id, name, href, reason }) => (
        <li key={id}>
          <Link to={href}>{name}</Link> {reason}
        </li>
      ))}
    </ul>
  </Notice>
)
