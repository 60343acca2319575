import { noticesText } from '@bdr/text/messages'
import css from './count-badge.module.css'

/** A count in red; nothing when there is nothing to count. For the eye: say it in words beside it. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.badge} data-count={count} aria-hidden>
      {noticesText.badge(count)}
    </span>
  )
}
