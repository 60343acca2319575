import type { Message } from '@bdr/contract/messages/replies'
import { noticesText } from '@bdr/text/messages'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { formatInstant, formatRelative } from '../../../../lib/format.ts'
import { MessageContent } from './content.tsx'
import { jumpTarget } from './jump.ts'
import css from './row.module.css'

interface MessageRowProps {
  message: Message
  position: number
  total: number
  now: Date
  onRead: (message: Message) => void
  onLeave: () => void
}

/** One message. The whole row is its link or, where it leads nowhere, its button. */
export function MessageRow({ message, position, total, now, onRead, onLeave }: MessageRowProps) {
  const target = jumpTarget(message)
  const content = <MessageContent html={message.content} />
  const read = () => {
    if (!message.isRead) onRead(message)
  }
  const go = (event: MouseEvent) => {
    read()
    if (!opensElsewhere(event)) onLeave()
  }
  return (
    <li className={css.row} data-read={message.isRead} aria-posinset={position} aria-setsize={total}>
      <span className={css.number} aria-hidden>
        {position}
      </span>
      <div className={css.text}>
        {target !== null ? (
          <Link className={css.content} to={target} onClick={go}>
            {content}
          </Link>
        ) : (
          <div className={css.content}>{content}</div>
        )}
        <time
          className={css.time}
          dateTime={message.gmtCreate}
          title={formatInstant(message.gmtCreate, 'second')}
        >
          {formatRelative(message.gmtCreate, now)}
        </time>
        {target === null && !message.isRead && (
          <button type="button" className={css.mark} onClick={read}>
            <span className="visually-hidden">{noticesText.markRead(position)}</span>
          </button>
        )}
      </div>
      {!message.isRead && (
        <span className={css.dot}>
          <span className="visually-hidden">{noticesText.isUnread}</span>
        </span>
      )}
    </li>
  )
}

/** Whether a click on a link opens another tab or window. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
