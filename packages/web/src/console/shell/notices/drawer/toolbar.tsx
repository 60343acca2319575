import { noticesText } from '@bdr/text/messages'
import { Button } from '../../../../ui/kit/button.tsx'
import css from './toolbar.module.css'

interface ToolbarProps {
  onlyUnread: boolean
  onOnlyUnread: (onlyUnread: boolean) => void
  onMarkAll: () => void
  canMark: boolean
}

/** What of a tab is shown, and the way to be done with all of it. */
export function Toolbar({ onlyUnread, onOnlyUnread, onMarkAll, canMark }: ToolbarProps) {
  return (
    <div className={css.bar}>
      <div role="group" aria-label={noticesText.filter} className={css.filter}>
        <button
          type="button"
          className={css.choice}
          aria-pressed={!onlyUnread}
          onClick={() => onOnlyUnread(false)}
        >
          {noticesText.showAll}
        </button>
        <button
          type="button"
          className={css.choice}
          aria-pressed={onlyUnread}
          onClick={() => onOnlyUnread(true)}
        >
          {noticesText.onlyUnread}
        </button>
      </div>
      <Button look="link" isDisabled={!canMark} onClick={onMarkAll}>
        {noticesText.markAllRead}
      </Button>
    </div>
  )
}
