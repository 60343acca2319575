import type { MessageType } from '@bdr/contract/messages/model'
import { noticesText } from '@bdr/text/notices'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useNarrow } from '../../../../ui/console/use-narrow.ts'
import { AntdSettings } from '../../antd-settings.tsx'
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
  const narrow = useNarrow()
  const [onlyUnread, setOnlyUnread] = useState(false)
  // the keyboard goes on in the page a message has led to, else at the bell
  const [left, setLeft] = useState(false)
  const messages = useMessages({ type, onlyUnread }, open)
  const markRead = useMarkRead()

  return (
    <AntdSettings>
      <Drawer
        open={open}
        onClose={onClose}
        afterOpenChange={(opened) => opened && setLeft(false)}
        focusable={{ focusTriggerAfterClose: !left }}
        title={noticesText.title}
        closable={{ placement: 'end' }}
        size={narrow ? '100%' : 440}
        classNames={{ body: css.body }}
      >
        <MessageTabs type={type} onType={onType} unread={unread} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(type)} className={css.panel}>
          <Toolbar
            onlyUnread={onlyUnread}
            onOnlyUnread={setOnlyUnread}
            onMarkAll={() => markRead.mutate({ messageIds: [], type })}
            canMark={unread !== null && unread[type] > 0 && !markRead.isPending}
          />
          <MessageList
            key={`${type} ${onlyUnread}`}
            {...messages}
            onRead={(message) => markRead.mutate({ messageIds: [message.id] })}
            onLeave={() => {
              setLeft(true)
              onClose()
            }}
          />
        </div>
      </Drawer>
    </AntdSettings>
  )
}
