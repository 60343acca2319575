import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import * as queries from './queries.ts'
import { releaseDue } from './publish.ts'

export interface ReleaseTimer {
  start(): void
  stop(): Promise<void>
}

/** Milliseconds between checks even if nothing is scheduled, because a hint from another node may be lost. */
const longestPause = 60_000
const pauseAfterFault = 5_000

/** Publishes scheduled content at its time. Every node has a timer; the first one to lock a row publishes it. */
export function releaseTimer(parts: { database: Database; bus: Bus; log: FastifyBaseLogger }): ReleaseTimer {
  const { database, bus, log } = parts
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking: Promise<void> | null = null
  let again = false

  async function look(): Promise<void> {
    let pause = longestPause
    try {
      do {
        again = false
        const due = await queries.millisecondsToDue(database.kysely)
        if (due !== null && due <= 0) await releaseDue(database, bus)
        else pause = Math.min(due ?? longestPause, longestPause)
      } while (again)
    } catch (error) {
      log.error({ err: error }, 'scheduled content cannot be released')
      pause = pauseAfterFault
    }
    looking = null
    clearTimeout(timer)
    // timers may fire slightly early
    if (!isStopped) timer = setTimeout(turn, pause + 5).unref()
  }

  function turn(): void {
    again = true
    if (!isStopped) looking ??= look()
  }

  return {
    start() {
      bus.subscribe('content-changed', turn)
      bus.subscribe('bus-restored', turn)
      turn()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
