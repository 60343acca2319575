import type { MessageType } from '@bdr/contract/messages/model'
import { noticesText } from '@bdr/text/messages'
import { Drawer } from '../../../../ui/kit/drawer.tsx'
import { useEffect, useRef, useState } from 'react'
import type { UnreadCounts } from '../use-unread.ts'
import css from './drawer.module.css'
import { MessageList } from './list.tsx'
import { panelId, tabId, MessageTabs } from './tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'

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
