import { type MessageType, messageTypes } from '@bdr/contract/messages/model'
import { noticesText, messageTypeTitles } from '@bdr/text/messages'
import { Drawer } from '../../../../ui/kit/drawer.tsx'
import { useEffect, useRef, useState } from 'react'
import layout from '../../../../ui/layout.module.css'
import type { UnreadCounts } from '../use-unread.ts'
import css from './drawer.module.css'
import { MessageList } from './list.tsx'
import { useMessages } from './use-messages.ts'
import { CountBadge } from '../../count-badge.tsx'
import { Button } from '../../../../ui/kit/button.tsx'
import { Tabs } from '../../../../ui/kit/tabs.tsx'
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
  // the focus moves to the page a message has led to, otherwise back to the bell
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
        <Tabs
          label={noticesText.title}
          value={type}
          onChange={onType}
          tabs={messageTypes.map((each) => ({
            key: each,
            label: messageTypeTitles[each],
            count: unread ? <Unread count={unread[each]} /> : undefined,
          }))}
        >
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
        </Tabs>
      </div>
    </Drawer>
  )
}

/** Visible when there are unread messages, and announced in any case. */
const Unread = ({ count }: { count: number }) => (
  <>
    <CountBadge count={count} />
    <span className="visually-hidden">{noticesText.unread(count)}</span>
  </>
)

interface ToolbarProps {
  onlyUnread: boolean
  onOnlyUnread: (onlyUnread: boolean) => void
  onMarkAll: () => void
  canMark: boolean
}

/** The filter of a tab, and the button to mark all its messages as read. */
function Toolbar({ onlyUnread, onOnlyUnread, onMarkAll, canMark }: ToolbarProps) {
  return (
    <div className={`${layout.row} ${css.bar}`}>
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

/** Marks all or some messages as read, and shows the result. */
const useMarkRead = () =>
  useCallMutation(readMessages, {
    invalidates: [listMessages],
    onSuccess: () => showToast('success', noticesText.marked),
  })
