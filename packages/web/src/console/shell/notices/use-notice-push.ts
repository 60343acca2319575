import { fillPath } from '@bdr/contract/kernel/call'
import { listMessages } from '@bdr/contract/messages/calls'
import { push, pushPath } from '@bdr/contract/messages/model'
import { useEffect, useEffectEvent, useState } from 'react'
import { hintsMissed, recordsChanged } from '../../../lib/freshness.ts'
import { keepPushConnection, onBrowserHydrated } from '../../../lib/push.ts'
import { invalidate } from '../../../lib/query.ts'
import { onSignOut, useViewer } from '../../../lib/session.ts'
import { holdsSession, ownToken } from '../../../lib/token.ts'

/**
 * Keeps the messages and the records on the screen up to date for as long as the person is signed in.
 * @returns whether it has begun, or could not: what is read from then on misses nothing
 */
export function useNoticePush(onNotice: () => void): boolean {
  const { uid } = useViewer().user
  const [begun, setBegun] = useState(false)
  const notice = useEffectEvent(onNotice)
  useEffect(() => {
    let opened = false
    const stop = keepPushConnection({
      address: () => addressFor(uid),
      reconnectAfter: import.meta.env.DEV ? push.reconnect.development : push.reconnect.production,
      onPush: (message) => {
        if (message.type === 'records') return recordsChanged(message.changes)
        if (message.type === 'missed') hintsMissed()
        notice()
        reload()
      },
      onOpen: () => {
        setBegun(true)
        reload()
        // what the page shows was read a moment ago, unless this is not its first connection
        if (opened) hintsMissed()
        opened = true
      },
      onLost: () => setBegun(true),
      // the answer to the next call says so too, and takes the person to the sign-in
      onSessionEnded: reload,
      onHydrated: onBrowserHydrated,
    })
    const forget = onSignOut(stop)
    return () => {
      forget()
      stop()
    }
  }, [uid])
  return begun
}

const reload = () => void invalidate([listMessages])

function addressFor(uid: string): string | null {
  const token = ownToken()
  if (token === null || !holdsSession()) return null
  const path = fillPath(pushPath, { product: document.documentElement.dataset.product ?? '' })
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${path}?${new URLSearchParams({ uid, token })}`
}
