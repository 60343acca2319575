import { seesOnlyAssigned } from '@bdr/contract/access'
import { push, type Push } from '@bdr/contract/messages/model'
import type { CheckedSession, Sessions } from '../sessions.ts'
import type { Peer } from './peer.ts'

/** Milliseconds between two pings to a peer. One that has not answered by the next ping is considered dead. */
const pingEvery = 30_000
/** Milliseconds after which a session is checked again, in case its end was missed. */
const checkEvery = 30_000
/** Bytes that may be queued for a slow peer: a few hundred messages. */
const maxWaitingBytes = 4_096
/** Peers that one sweep notifies of possibly missed messages, since each of them then reads its list again. */
const caughtUpPerSweep = 200

const bytesOf = (message: Push): Buffer => Buffer.from(JSON.stringify(message))
const notice = bytesOf({ type: 'messages' })
const missed = bytesOf({ type: 'missed' })
const asText = { binary: false }
const goingAway = 1_001

/** The open connections of this node, by person. */
export class Connections {
  readonly #sessions: Sessions
  readonly #byStaff = new Map<string, Peer[]>()
  #endings = 0
  #checking = false

  constructor(sessions: Sessions) {
    this.#sessions = sessions
  }

  /** Increases whenever sessions end: answers to earlier queries may be outdated since. */
  get endings(): number {
    return this.#endings
  }

  isFull(staffId: string): boolean {
    return (this.#byStaff.get(staffId)?.length ?? 0) >= push.connectionsPerUser
  }

  add(peer: Peer, now: number): void {
    peer.pingAt = now + pingEvery
    this.#byStaff.set(peer.staffId, [...(this.#byStaff.get(peer.staffId) ?? []), peer])
  }

  remove(peer: Peer): void {
    const others = this.#byStaff.get(peer.staffId)?.filter((other) => other !== peer) ?? []
    if (others.length > 0) this.#byStaff.set(peer.staffId, others)
    else this.#byStaff.delete(peer.staffId)
  }

  /** Notifies the browsers of these people that their messages have changed. */
  notify(staffIds: readonly string[]): void {
    for (const staffId of staffIds) this.#byStaff.get(staffId)?.forEach((peer) => send(peer, notice))
  }

  /** Notifies one browser that its person's messages have changed. */
  notifyOne(peer: Peer): void {
    send(peer, notice)
  }

  get isEmpty(): boolean {
    return this.#byStaff.size === 0
  }

  /**
   * Notifies each peer of the changes it may see; null for none. Peers of the same merchant and post get the same
   * message, except those who see only assigned records.
   */
  notifyEach(messageFor: (peer: Pick<Peer, 'post' | 'merchantId' | 'staffId'>) => Push | null): void {
    const written = new Map<string, Buffer | null>()
    for (const peer of this.#all()) {
      const key = `${peer.merchantId} ${peer.post} ${peer.post !== null && seesOnlyAssigned(peer.post) ? peer.staffId : ''}`
      let message = written.get(key)
      if (message === undefined) {
        const push = messageFor(peer)
        message = push && bytesOf(push)
        written.set(key, message)
      }
      if (message) send(peer, message)
    }
  }

  /** Checks the connections of these people now, because some of their sessions have ended. */
  recheck(staffIds: readonly string[]): void {
    this.#endings += 1
    for (const staffId of staffIds) this.#byStaff.get(staffId)?.forEach((peer) => (peer.checkAt = -Infinity))
    void this.#checkSessions(performance.now())
  }

  /** Checks all sessions and, over the next sweeps, notifies all peers, because messages may have been missed. */
  catchUp(): void {
    for (const peer of this.#all()) peer.behind = true
    this.recheck([...this.#byStaff.keys()])
  }

  /**
   * Does everything due by `now`: sends pings, drops peers that did not answer the last one, and closes expired ones.
   */
  async sweep(now: number): Promise<void> {
    let caughtUp = 0
    for (const peer of this.#all()) {
      if (peer.behind && caughtUp < caughtUpPerSweep) {
        caughtUp += 1
        peer.behind = false
        send(peer, missed)
      }
      if (peer.pingAt <= now) this.#ping(peer, now)
    }
    await this.#checkSessions(now)
  }

  closeAll(): void {
    for (const peer of this.#all()) peer.close(goingAway)
  }

  *#all(): Generator<Peer> {
    for (const peers of this.#byStaff.values()) yield* peers
  }

  #ping(peer: Peer, now: number): void {
    if (!peer.alive) return peer.terminate()
    peer.alive = false
    peer.pingAt = now + pingEvery
    peer.ping()
  }

  /** Checks all due sessions with one query. Those that become due meanwhile are checked by the next sweep. */
  async #checkSessions(now: number): Promise<void> {
    if (this.#checking) return
    const due = [...this.#all()].filter((peer) => peer.checkAt <= now)
    if (due.length === 0) return
    this.#checking = true
    for (const peer of due) peer.checkAt = Infinity
    try {
      const sessions = await this.#sessions.check(due.map((peer) => peer.token))
      due.forEach((peer, index) => this.#applyCheck(peer, sessions[index] ?? null, now))
    } catch {
      // the database is unavailable: the next sweep tries again
      for (const peer of due) peer.checkAt = -Infinity
    } finally {
      this.#checking = false
    }
  }

  #applyCheck(peer: Peer, session: CheckedSession | null, now: number): void {
    if (session === null) return this.#end(peer)
    peer.belongsTo(session)
    // unless it has become due again since the query was sent
    if (peer.checkAt === Infinity) peer.checkAt = nextCheck(session.holdsFor, now)
  }

  #end(peer: Peer): void {
    this.remove(peer)
    peer.close(push.sessionEnded)
  }
}

/** When a session with this remaining time is checked again. */
export const nextCheck = (holdsFor: number, now: number): number => now + Math.min(holdsFor, checkEvery)

/** Sends to a peer, or drops it if it does not accept data; it reads its list when it reconnects. */
function send(peer: Peer, message: Buffer): void {
  if (peer.bufferedAmount > maxWaitingBytes) peer.terminate()
  else peer.send(message, asText)
}
