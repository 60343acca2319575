import type { MessageType } from '@bdr/contract/messages/model'
import { noticesText } from '@bdr/text/messages'
import { useState } from 'react'
import { CountBadge } from '../count-badge.tsx'
import { Tool } from '../tool.tsx'
import { useDrawer } from './use-drawer.ts'
import { useNoticePush } from './use-notice-push.ts'
import { useUnread } from './use-unread.ts'

/** The way to the notices, with how many are unread. */
export function NoticeBell() {
  const [type, setType] = useState<MessageType>('order')
  const pushed = useNoticePush(() => setType('order'))
  const unread = useUnread(pushed)
  const { Drawer, ...drawer } = useDrawer()
  return (
    <>
      <Tool
        label={noticesText.bell(unread?.all ?? 0)}
        drawing="M5 14V9a5 5 0 0 1 10 0v5M3 14h14M10 4V2.5M8.5 16.5a1.5 1.5 0 0 0 3 0"
        aria-haspopup="dialog"
        aria-expanded={drawer.isOpen}
        onPointerEnter={drawer.prepare}
        onClick={drawer.open}
      >
        <CountBadge count={unread?.all ?? 0} />
      </Tool>
      <span className="visually-hidden" role="status">
        {unread && noticesText.unread(unread.all)}
      </span>
      {Drawer && (
        <Drawer open={drawer.isOpen} type={type} onType={setType} unread={unread} onClose={drawer.close} />
      )}
    </>
  )
}
