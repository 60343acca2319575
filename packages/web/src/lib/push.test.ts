import { push, type Push } from '@bdr/contract/messages/model'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPushConnection } from './push.ts'

/** A fake of the browser's WebSocket. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readonly url: string
  sent: string[] = []
  isClosed = false

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isClosed = true
  }
  opens() {
    this.dispatchEvent(new Event('open'))
  }
  receives(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  isLost(code = 1006) {
    this.isClosed = true
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

const sockets = () => FakeSocket.all
const openSockets = () => FakeSocket.all.filter((socket) => !socket.isClosed)
const latest = () => FakeSocket.all.at(-1)!

function start(address: () => string | null = () => 'ws://host/notice') {
  const received = { pushed: [] as Push[], opened: 0, ended: 0 }
  let reconnect: (fresh: boolean) => void = () => {}
  const stop = keepPushConnection({
    address,
    reconnectAfter: push.reconnect.production,
    onPush: (message) => received.pushed.push(message),
    onOpen: () => (received.opened += 1),
    onSessionEnded: () => (received.ended += 1),
    onResume: (listener) => {
      reconnect = listener
      return () => (reconnect = () => {})
    },
  })
  return { received, stop, becomesVisible: () => reconnect(false), comesOnline: () => reconnect(true) }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the push connection', () => {
  it('sends a heartbeat every five seconds, from when it is open until it is lost', () => {
    start()
    vi.advanceTimersByTime(push.heartbeat)
    expect(latest().sent).toEqual([])
    latest().opens()
    vi.advanceTimersByTime(push.heartbeat * 3)
    expect(latest().sent).toHaveLength(3)
    expect(latest().sent[0]!.length).toBeLessThan(push.maxMessageBytes)
    latest().isLost()
    vi.advanceTimersByTime(push.heartbeat * 3)
    expect(latest().sent).toHaveLength(3)
  })

  it('reports every message, whatever it contains, and every opening', () => {
    const { received } = start()
    latest().opens()
    const messages: Push[] = [{ type: 'messages' }, { type: 'records', changes: [{ kind: 'order' }] }]
    for (const message of messages) latest().receives(JSON.stringify(message))
    latest().receives('anything')
    latest().receives('{"type":"of tomorrow"}')
    const missed = { type: 'missed' }
    expect(received).toEqual({ pushed: [...messages, missed, missed], opened: 1, ended: 0 })
  })

  it('connects again after a minute', () => {
    const { received } = start()
    latest().opens()
    latest().isLost()
    vi.advanceTimersByTime(push.reconnect.production - 1)
    expect(sockets()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sockets()).toHaveLength(2)
    latest().opens()
    expect(received.opened).toBe(2)
  })

  it('keeps trying while it is refused', () => {
    start()
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(sockets()).toHaveLength(tries)
      latest().isLost()
      vi.advanceTimersByTime(push.reconnect.production)
    }
  })

  it('connects at once when the tab becomes visible, and only if it is not connected', () => {
    const { becomesVisible } = start()
    becomesVisible()
    expect(sockets()).toHaveLength(1)
    latest().opens()
    latest().isLost()
    becomesVisible()
    expect(sockets()).toHaveLength(2)
    // the reconnection that was due within this minute is cancelled
    vi.advanceTimersByTime(push.reconnect.production)
    expect(sockets()).toHaveLength(2)
  })

  it('replaces the former connection when the browser is online again', () => {
    const { received, comesOnline } = start()
    const [before] = sockets()
    before!.opens()
    comesOnline()
    expect(openSockets()).toEqual([latest()])
    latest().opens()
    before!.receives('late')
    before!.isLost()
    vi.advanceTimersByTime(push.reconnect.production)
    expect(sockets()).toHaveLength(2)
    expect(received).toEqual({ pushed: [], opened: 2, ended: 0 })
    expect(before!.sent).toEqual([])
  })

  it('replaces the former connection after the machine has slept, but not after the tab was in the background', () => {
    const { received } = start()
    const [before] = sockets()
    before!.opens()
    vi.advanceTimersByTime(push.heartbeat)
    // browsers run the timers of background tabs once a minute
    for (let minute = 0; minute < 3; minute += 1) {
      vi.setSystemTime(Date.now() + 55_000)
      vi.advanceTimersByTime(push.heartbeat)
    }
    expect(before!.sent).toHaveLength(4)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    vi.advanceTimersByTime(push.heartbeat)
    expect(openSockets()).toEqual([latest()])
    expect(sockets()).toHaveLength(2)
    latest().opens()
    vi.advanceTimersByTime(push.heartbeat)
    expect(latest().sent).toHaveLength(1)
    expect(before!.sent).toHaveLength(4)
    expect(received).toEqual({ pushed: [], opened: 2, ended: 0 })
  })

  it('never has two sockets, however often it is told to reconnect', () => {
    const { becomesVisible, comesOnline } = start()
    for (const reconnect of [comesOnline, becomesVisible, comesOnline, comesOnline, becomesVisible]) {
      reconnect()
      expect(openSockets()).toHaveLength(1)
    }
  })

  it('is not opened again once its session has ended', () => {
    const { received, becomesVisible, comesOnline } = start()
    latest().opens()
    latest().isLost(push.sessionEnded)
    becomesVisible()
    comesOnline()
    vi.advanceTimersByTime(push.reconnect.production)
    expect(sockets()).toHaveLength(1)
    expect(received).toMatchObject({ ended: 1 })
  })

  it('closes for good when it is stopped', () => {
    const { received, stop, becomesVisible } = start()
    latest().opens()
    stop()
    expect(openSockets()).toEqual([])
    latest().isLost()
    becomesVisible()
    vi.advanceTimersByTime(push.reconnect.production)
    expect(sockets()).toHaveLength(1)
    expect(received).toMatchObject({ ended: 0 })
  })

  it('waits until somebody is signed in', () => {
    let address: string | null = null
    const { becomesVisible } = start(() => address)
    expect(sockets()).toHaveLength(0)
    address = 'ws://host/notice'
    becomesVisible()
    expect(latest().url).toBe('ws://host/notice')
  })
})
