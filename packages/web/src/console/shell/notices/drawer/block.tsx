import type { Message } from '@bdr/contract/messages/replies'
import { useRef, type MouseEvent, createElement, memo, type ReactNode } from 'react'
import layout from '../../../../ui/layout.module.css'
import typography from '../../../../ui/typography.module.css'
import css from './row.module.css'
import { useNearness } from './use-nearness.ts'
import { noticesText } from '@bdr/text/messages'
import { Link } from 'react-router'
import { formatInstant, formatRelative } from '../../../../lib/format.ts'
import { jumpTarget } from './jump.ts'
import { contentTags } from '@bdr/contract/messages/model'

/** Rows that are rendered, or left out, together. */
export const blockSize = 10
/** Height in pixels of a row that has not been rendered yet: a sentence of two lines and its time. */
const estimatedRow = 86

interface MessageBlockProps {
  messages: readonly Message[]
  /** the index of its first row */
  first: number
  total: number
  now: Date
  onRead: (message: Message) => void
  onLeave: () => void
}

/** A few rows of the list; far from the window, an empty space of the same height. */
export function MessageBlock({ messages, first, total, now, onRead, onLeave }: MessageBlockProps) {
  const element = useRef<HTMLOListElement>(null)
  const { near, height } = useNearness(element, first === 1)
  const blockSize = near ? undefined : (height ?? messages.length * estimatedRow)
  return (
    <ol ref={element} className={layout.list} style={{ blockSize }} start={first}>
      {near &&
        messages.map((message, index) => (
          <MessageRow
            key={message.id}
            message={message}
            position={first + index}
            total={total}
            now={now}
            onRead={onRead}
            onLeave={onLeave}
          />
        ))}
    </ol>
  )
}

interface MessageRowProps {
  message: Message
  position: number
  total: number
  now: Date
  onRead: (message: Message) => void
  onLeave: () => void
}

/** One message. The entire row is its link or, where it leads nowhere, its button. */
function MessageRow({ message, position, total, now, onRead, onLeave }: MessageRowProps) {
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
      <span className={`${typography.caption} ${css.number}`} aria-hidden>
        {position}
      </span>
      <div className={layout.shrinks}>
        {target !== null ? (
          <Link className={css.content} to={target} onClick={go}>
            {content}
          </Link>
        ) : (
          <div className={css.content}>{content}</div>
        )}
        <time
          className={typography.caption}
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

/**
 * A message's HTML as React elements: only the tags of `contentTags`, without attributes. The server has
 * sanitised it already, but HTML is also sanitised where it is displayed.
 */
const MessageContent = memo(({ html }: { html: string }) =>
  contentNodes(new DOMParser().parseFromString(html, 'text/html').body),
)

/** Elements whose text is not meant for people. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'title', 'iframe'])
const allowed: ReadonlySet<string> = new Set(contentTags)

function contentNodes(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, contentNode)
}

function contentNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof HTMLElement) || silent.has(node.localName)) return null
  if (!allowed.has(node.localName)) return contentNodes(node)
  return node.localName === 'br'
    ? createElement('br', { key })
    : createElement(node.localName, { key }, contentNodes(node))
}
