import { type MessageType, messageTypes } from '@bdr/contract/messages/model'
import { noticesText, messageTypeTitles } from '@bdr/text/messages'
import { Drawer } from '../../../../ui/kit/drawer.tsx'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { UnreadCounts } from '../use-unread.ts'
import css from './drawer.module.css'
import { MessageList } from './list.tsx'
import { useMessages } from './use-messages.ts'
import { CountBadge } from '../../count-badge.tsx'
import { Button } from '../../../../ui/kit/button.tsx'
import { listMessages, readMessages } from '@bdr/contract/messages/calls'
import { useCallMutation } from '../../../../lib/query.ts'
import { showToast } from '../../../../lib/toasts.ts'

interface NoticeDrawerProps {
  open: boolean
  type: MessageType
  onType: (type: MessageType) => void
  unread: UnreadCounts | null
  onClose: () => void
}

/** The person's messages by type. */
export default function NoticeDrawer({ open, type, onType, unread, onClose }: NoticeDrawerProps) {
  const [onlyUnread, setOnlyUnread] = useState(false)
  // the keyboard goes on in the page a message has led to, else at the bell
  const left = useRef(false)
  useEffect(() => {
    if (open) left.current = false
  }, [open])
  const messages = useMessages({ type, onlyUnread }, open)
  const markRead = useMarkRead()

  return (
    <Drawer
      isOpen={open}
      title={noticesText.title}
      onClose={onClose}
      returnsFocus={() => !left.current}
      width={440}
      isBare
    >
      <div className={css.body}>
        <MessageTabs type={type} onType={onType} unread={unread} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(type)} className={css.panel}>
          <Toolbar
            onlyUnread={onlyUnread}
            onOnlyUnread={setOnlyUnread}
            onMarkAll={() => markRead.mutate({ messageIds: [] })}
            canMark={unread !== null && unread.all > 0 && !markRead.isPending}
          />
          <MessageList
            key={`${type} ${onlyUnread}`}
            {...messages}
            onRead={(message) => markRead.mutate({ messageIds: [message.id] })}
            onLeave={() => {
              left.current = true
              onClose()
            }}
          />
        </div>
      </div>
    </Drawer>
  )
}

const panelId = 'notices-panel'
const tabId = (type: MessageType) => `notices-tab-${type}`

interface MessageTabsProps {
  type: MessageType
  onType: (type: MessageType) => void
  unread: UnreadCounts | null
}

/** The types of messages, each with how many are unread. Arrow keys go from one to the next. */
function MessageTabs({ type, onType, unread }: MessageTabsProps) {
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

interface ToolbarProps {
  onlyUnread: boolean
  onOnlyUnread: (onlyUnread: boolean) => void
  onMarkAll: () => void
  canMark: boolean
}

/** What of a tab is shown, and the way to be done with all of it. */
function Toolbar({ onlyUnread, onOnlyUnread, onMarkAll, canMark }: ToolbarProps) {
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

/** Marks messages read, all or some, and says so. */
const useMarkRead = () =>
  useCallMutation(readMessages, {
    invalidates: [listMessages],
    onSuccess: () => showToast('success', noticesText.marked),
  })
