import { push, type Push } from '@bdr/contract/messages/model'

/** Text of a heartbeat; the server ignores its content. */
const heartbeat = 'heartbeat'

/**
 * Milliseconds between two heartbeats after which the machine or the tab must have slept. The server has
 * closed the connection by then, possibly without this side noticing. Background tabs run their timers once a
 * minute.
 */
const longestPause = 150_000

/** What the connection needs to know, and whom it notifies. */
export interface PushHost {
  /** where to connect; null when nobody is signed in */
  address: () => string | null
  /** milliseconds after a lost connection until the next is tried */
  reconnectAfter: number
  /** called with every message */
  onPush: (message: Push) => void
  /** the connection is open: messages that were sent before have been missed */
  onOpen: () => void
  /** the session of the connection is over; it is not tried again */
  onSessionEnded: () => void
  /** calls back when waiting any longer makes no sense; `fresh` when an open connection may be dead */
  onResume: (listener: (fresh: boolean) => void) => () => void
}

/** Keeps one push connection open, never two, until the returned function is called. */
export function keepPushConnection(host: PushHost): () => void {
  let socket: WebSocket | null = null
  let beat: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let over = false

  function connect(): void {
    clearTimeout(retry)
    const address = socket || over ? null : host.address()
    if (address === null) return
    const opened = new WebSocket(address)
    socket = opened
    // a replaced socket may still deliver messages: only the present one's are used
    const ifCurrent =
      <E extends Event>(listen: (event: E) => void) =>
      (event: E) => {
        if (socket === opened) listen(event)
      }
    opened.addEventListener('open', ifCurrent(start))
    opened.addEventListener('message', ifCurrent(handleMessage))
    opened.addEventListener('close', ifCurrent(lose))
  }

  const handleMessage = ({ data }: MessageEvent<string>) => host.onPush(readPush(data))

  function start(): void {
    let beatAt = Date.now()
    beat = setInterval(() => {
      if (Date.now() - beatAt > longestPause) return renew()
      beatAt = Date.now()
      socket?.send(heartbeat)
    }, push.heartbeat)
    host.onOpen()
  }

  function lose({ code }: CloseEvent): void {
    release()
    if (code === push.sessionEnded) {
      over = true
      host.onSessionEnded()
      return
    }
    retry = setTimeout(connect, host.reconnectAfter)
  }

  /** The present socket was closed or is given up. */
  function release(): WebSocket | null {
    clearInterval(beat)
    const released = socket
    socket = null
    return released
  }

  function renew(): void {
    release()?.close()
    connect()
  }

  const stopResume = host.onResume((fresh) => (fresh ? renew() : connect()))
  connect()

  return () => {
    over = true
    stopResume()
    clearTimeout(retry)
    release()?.close()
  }
}

/** A server newer than this page may send messages that it does not know. */
function readPush(text: string): Push {
  try {
    const message = JSON.parse(text) as Push
    if (message.type === 'messages' || message.type === 'records') return message
  } catch {
    // no message of ours
  }
  return { type: 'missed' }
}

/**
 * Calls back when the browser is online again (the former connection may hang without an event) or its tab
 * becomes visible.
 */
export function onBrowserResume(listener: (fresh: boolean) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('online', () => listener(true), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || listener(false), { signal })
  return () => controller.abort()
}
