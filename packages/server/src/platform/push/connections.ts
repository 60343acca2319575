import { seesOnlyAssigned } from '@bdr/contract/access'
import { push, type Push } from '@bdr/contract/messages/model'
import type { CheckedSession, Sessions } from '../sessions.ts'
import type { Peer } from './peer.ts'

/** Milliseconds between two pings to a peer; one that has not answered by the next is dead. */
const pingEvery = 30_000
/** Milliseconds after which a session is looked at again, in case its end was missed. */
const checkEvery = 30_000
/** Bytes that may wait for a slow peer: a few hundred notices. */
const maxWaitingBytes = 4_096
/** Peers notified at once that they may have missed something: each of them reads its list again. */
const caughtUpPerSweep = 200

const bytesOf = (message: Push): Buffer => Buffer.from(JSON.stringify(message))
const notice = bytesOf({ type: 'messages' })
const missed = bytesOf({ type: 'missed' })
const asText = { binary: false }
const goingAway = 1_001

/** The open connections of this node, by the person behind them. */
export class Connections {
  readonly #sessions: Sessions
  readonly #byStaff = new Map<string, Peer[]>()
  #endings = 0
  #checking = false

  constructor(sessions: Sessions) {
    this.#sessions = sessions
  }

  /** Grows whenever sessions end: what was asked before may be wrong since. */
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

  /** Notifies these people's browsers that their messages have changed. */
  notify(staffIds: readonly string[]): void {
    for (const staffId of staffIds) this.#byStaff.get(staffId)?.forEach((peer) => send(peer, notice))
  }

  /** Notifies one browser that the messages of whoever is there have changed. */
  notifyOne(peer: Peer): void {
    send(peer, notice)
  }

  get isEmpty(): boolean {
    return this.#byStaff.size === 0
  }

  /**
   * Notifies each peer of what it may see, with null for nothing. Peers of one merchant and post get
   * the same, except those who see only what is assigned to them: each of them sees other records.
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

  /** Some sessions of these people have ended: their connections are looked at now. */
  recheck(staffIds: readonly string[]): void {
    this.#endings += 1
    for (const staffId of staffIds) this.#byStaff.get(staffId)?.forEach((peer) => (peer.checkAt = -Infinity))
    void this.#checkSessions(performance.now())
  }

  /** News may have been missed: all sessions are looked at, and all peers notified over the next sweeps. */
  catchUp(): void {
    for (const peer of this.#all()) peer.behind = true
    this.recheck([...this.#byStaff.keys()])
  }

  /** Does what is due by `now`: pings, drops who did not answer the last one, ends what has expired. */
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

  /** One query for all that are due. What becomes due meanwhile waits for the next sweep. */
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
      // the database is away: the next sweep asks again
      for (const peer of due) peer.checkAt = -Infinity
    } finally {
      this.#checking = false
    }
  }

  #applyCheck(peer: Peer, session: CheckedSession | null, now: number): void {
    if (session === null) return this.#end(peer)
    peer.belongsTo(session)
    // unless it has become due again since it was asked about
    if (peer.checkAt === Infinity) peer.checkAt = nextCheck(session.holdsFor, now)
  }

  #end(peer: Peer): void {
    this.remove(peer)
    peer.close(push.sessionEnded)
  }
}

/** When a session that holds for so long is looked at again. */
export const nextCheck = (holdsFor: number, now: number): number => now + Math.min(holdsFor, checkEvery)

/** A peer that does not take what it is sent is dropped; it reads its list when it is back. */
function send(peer: Peer, message: Buffer): void {
  if (peer.bufferedAmount > maxWaitingBytes) peer.terminate()
  else peer.send(message, asText)
}
