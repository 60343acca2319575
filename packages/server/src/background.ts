import type { FastifyInstance } from 'fastify'
import type { MailSender } from './modules/account/mail.ts'
import { releaseDue } from './modules/content/publish.ts'
import { removeUnreferred } from './modules/files/sweep.ts'
import { notifyGivenUp } from './modules/outbox/notify-given-up.ts'
import { removeOldSessions } from './modules/session/tidy.ts'
import { removeOldCodes } from './modules/sms/queries.ts'
import type { SmsSender } from './modules/sms/sender.ts'
import type { Bus } from './platform/bus.ts'
import type { Database } from './platform/db/open.ts'
import type { ObjectStore } from './platform/object-store.ts'
import { removeOldRows } from './platform/outbox-queries.ts'
import { outboxWorker, type OutboxWorker } from './platform/outbox-worker.ts'
import { removeOldTurns } from './platform/rate-limit.ts'
import { startRecurring, type Recurring } from './platform/recurring.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: OutboxWorker
  }
}

export interface BackgroundParts {
  readonly database: Database
  readonly bus: Bus
  readonly store: ObjectStore
  readonly sms: SmsSender
  readonly mail: MailSender
  /** what other modules want done now and then */
  readonly recurring?: readonly Recurring[]
}

const hour = 3_600

/** What runs beside the calls, from when the application is ready until it closes. */
export function runBackground(app: FastifyInstance, parts: BackgroundParts): void {
  const { database, bus, store, sms, mail } = parts
  const outbox = outboxWorker({
    database,
    bus,
    log: app.log,
    handlers: {
      sms: (message, signal) => sms.send(message, signal),
      mail: (message, signal) => mail.send(message, signal),
      'file-removal': ({ keys }) => store.remove(keys),
      'content-due': () => releaseDue(database, bus),
    },
    onGivenUp: notifyGivenUp,
  })
  const housekeeping: Recurring[] = [
    { name: 'unreferred files', everySeconds: hour, run: () => removeUnreferred(database, bus) },
    { name: 'half-written objects', everySeconds: hour, run: () => store.tidy() },
    { name: 'old codes', everySeconds: hour, run: () => removeOldCodes(database.kysely) },
    { name: 'old sessions', everySeconds: hour, run: () => removeOldSessions(database.kysely) },
    { name: 'old turns', everySeconds: hour, run: () => removeOldTurns(database.kysely) },
    { name: 'old outbox rows', everySeconds: hour, run: () => removeOldRows(database.kysely) },
  ]

  let stopRecurring = async () => {}
  app.decorate('outbox', outbox)
  app.addHook('onReady', async () => {
    outbox.start()
    stopRecurring = startRecurring(app.log, [...housekeeping, ...(parts.recurring ?? [])])
  })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), stopRecurring()])
  })
}
