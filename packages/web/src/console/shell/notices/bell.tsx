import { type MessageType, push, pushPath } from '@bdr/contract/messages/model'
import { noticesText } from '@bdr/text/messages'
import { useState, useEffect, useEffectEvent } from 'react'
import { CountBadge } from '../count-badge.tsx'
import { Tool } from '../tool.tsx'
import { countedUnread, useUnread } from './use-unread.ts'
import { explainMissing } from '../missing-file.ts'
import type NoticeDrawer from './drawer/drawer.tsx'
import { fillPath } from '@bdr/contract/kernel/call'
import { listMessages } from '@bdr/contract/messages/calls'
import { hintsMissed, recordsChanged } from '../../../lib/freshness.ts'
import { keepPushConnection, onBrowserResume } from '../../../lib/push.ts'
import { invalidate } from '../../../lib/query.ts'
import { onSignOut, useViewer } from '../../../lib/session.ts'
import { holdsSession, ownToken } from '../../../lib/token.ts'

/** The button that opens the notices, with the number of unread ones. */
export function NoticeBell() {
  const [type, setType] = useState<MessageType>('order')
  useNoticePush(() => setType('order'))
  const unread = useUnread()
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

const loadDrawer = () => import('./drawer/drawer.tsx')

/**
 * The drawer is in a file of its own, because most page loads never open it. When the file cannot be loaded,
 * a message is shown, and the page stays as it is.
 */
function useDrawer() {
  const [Drawer, setDrawer] = useState<typeof NoticeDrawer | null>(null)
  const [isOpen, setOpen] = useState(false)

  const open = async () => {
    try {
      const loaded = await loadDrawer()
      setDrawer(() => loaded.default)
      setOpen(true)
    } catch (error) {
      await explainMissing(error)
    }
  }
  return {
    Drawer,
    isOpen,
    open: () => void open(),
    close: () => setOpen(false),
    /** it is likely to be opened next */
    prepare: () => void loadDrawer().catch(() => {}),
  }
}

/** Keeps the messages and the records on the screen up to date for as long as the person is signed in. */
function useNoticePush(onNotice: () => void): void {
  const { uid } = useViewer().user
  const notice = useEffectEvent(onNotice)
  useEffect(() => {
    let opened = false
    let unread: number | null = null
    const stop = keepPushConnection({
      address: () => {
        unread = countedUnread()
        return addressFor(uid, unread)
      },
      reconnectAfter: import.meta.env.DEV ? push.reconnect.development : push.reconnect.production,
      onPush: (message) => {
        if (message.type === 'records') return recordsChanged(message.changes)
        if (message.type === 'missed') hintsMissed()
        // announcements are for many people: only a message notifies those an announcement is for
        else recordsChanged([{ kind: 'announcement' }])
        notice()
        reload()
      },
      onOpen: () => {
        // the server knows which count the page shows, and announces it when that number is outdated
        if (opened || unread === null) reload()
        // the page's data was read a moment ago, unless this is a later connection
        if (opened) hintsMissed()
        opened = true
      },
      // the answer to the next call reports the same, and leads the person to the sign-in
      onSessionEnded: reload,
      onResume: onBrowserResume,
    })
    const forget = onSignOut(stop)
    return () => {
      forget()
      stop()
    }
  }, [uid])
}

const reload = () => void invalidate([listMessages])

function addressFor(uid: string, unread: number | null): string | null {
  const token = ownToken()
  if (token === null || !holdsSession()) return null
  const path = fillPath(pushPath, { product: document.documentElement.dataset.product ?? '' })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const query = { uid, token, ...(unread !== null && { unread: String(unread) }) }
  return `${scheme}//${location.host}${path}?${new URLSearchParams(query)}`
}
