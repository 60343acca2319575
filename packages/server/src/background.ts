import { outboxTopics } from '@bdr/contract/outbox/model'
import type { FastifyInstance } from 'fastify'
import { modules, outboxHandlers } from './modules.ts'
import { notifyGivenUp } from './modules/outbox/notify-given-up.ts'
import type { ModuleParts } from './platform/module.ts'
import { outboxWorker, type OutboxWorker } from './platform/outbox-worker.ts'
import { removeOldTurns } from './platform/rate-limit.ts'
import { startRecurring, type Recurring } from './platform/recurring.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: OutboxWorker
  }
}

/** What runs beside the calls, from when the application is ready until it closes. */
export function runBackground(app: FastifyInstance, parts: ModuleParts): void {
  const { database, bus } = parts
  const outbox = outboxWorker({
    database,
    bus,
    log: app.log,
    handlers: outboxHandlers(parts, outboxTopics),
    onGivenUp: notifyGivenUp,
  })
  const recurring: Recurring[] = [
    { name: 'old turns', everySeconds: 3_600, run: () => removeOldTurns(database.kysely) },
    ...modules.flatMap((module) => module.recurring?.(parts) ?? []),
  ]

  let stopRecurring = async () => {}
  app.decorate('outbox', outbox)
  app.addHook('onReady', async () => {
    outbox.start()
    stopRecurring = startRecurring(app.log, recurring)
  })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), stopRecurring()])
  })
}
