import { messageTypes, type MessageType } from '@bdr/contract/messages/model'
import { messageTypeTitles, noticesText } from '@bdr/text/messages'
import { useRef, type KeyboardEvent } from 'react'
import { CountBadge } from '../../count-badge.tsx'
import type { UnreadCounts } from '../use-unread.ts'
import css from './tabs.module.css'

export const panelId = 'notices-panel'
export const tabId = (type: MessageType) => `notices-tab-${type}`

interface MessageTabsProps {
  type: MessageType
  onType: (type: MessageType) => void
  unread: UnreadCounts | null
}

/** The types of messages, each with how many are unread. Arrow keys go from one to the next. */
export function MessageTabs({ type, onType, unread }: MessageTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (event: KeyboardEvent) => {
    const next = neighbour(type, event.key)
    if (next === null) return
    event.preventDefault()
    onType(next)
    list.current!.querySelector<HTMLElement>(`#${tabId(next)}`)!.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={noticesText.title} className={css.tabs}>
      {messageTypes.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          className={css.tab}
          aria-selected={each === type}
          aria-controls={panelId}
          tabIndex={each === type ? 0 : -1}
          onClick={() => onType(each)}
          onKeyDown={choose}
        >
          {messageTypeTitles[each]}
          <CountBadge count={unread?.[each] ?? 0} />
          {unread && <span className="visually-hidden">{noticesText.unread(unread[each])}</span>}
        </button>
      ))}
    </div>
  )
}

/** The tab a key leads to from this one, in a circle; null for keys that mean nothing here. */
function neighbour(type: MessageType, key: string): MessageType | null {
  const at = messageTypes.indexOf(type)
  if (key === 'ArrowRight') return messageTypes[(at + 1) % messageTypes.length]!
  if (key === 'ArrowLeft') return messageTypes.at(at - 1)!
  if (key === 'Home') return messageTypes[0]
  if (key === 'End') return messageTypes.at(-1)!
  return null
}
