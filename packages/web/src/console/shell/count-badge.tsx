import { noticesText } from '@bdr/text/messages'
import css from './count-badge.module.css'

/**
 * A count in red; nothing for zero. It is hidden from screen readers: the text beside it has to contain the
 * number.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={css.badge} data-count={count} aria-hidden>
      {noticesText.badge(count)}
    </span>
  )
}
