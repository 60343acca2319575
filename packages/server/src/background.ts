import { outboxTopics } from '@bdr/contract/outbox/model'
import type { FastifyInstance } from 'fastify'
import { jobHandlers, modules, outboxHandlers } from './modules.ts'
import { notifyGivenUp } from './modules/outbox/notify-given-up.ts'
import type { ModuleParts } from './platform/module.ts'
import { jobRunner } from './platform/jobs/job-runner.ts'
import { removeOldJobs } from './platform/jobs/job-queries.ts'
import type { DueLoop } from './platform/jobs/due-loop.ts'
import { outboxWorker } from './platform/outbox-worker.ts'
import { removeOldRateWindows } from './platform/rate-limit.ts'
import { startRecurring, type Recurring } from './platform/recurring.ts'
import { sumStateCounts } from './platform/state-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: DueLoop
    jobs: DueLoop
  }
}

/** Starts the background work, which runs from when the application is ready until it closes. */
export function runBackground(app: FastifyInstance, parts: ModuleParts): void {
  const { database, bus } = parts
  const outbox = outboxWorker({
    database,
    bus,
    log: app.log,
    handlers: outboxHandlers(parts, outboxTopics),
    onGivenUp: notifyGivenUp,
  })
  const jobs = jobRunner({ database, bus, log: app.log, handlers: jobHandlers(parts) })
  const recurring: Recurring[] = [
    { name: 'old rate limits', everySeconds: 3_600, run: () => removeOldRateWindows(database.kysely) },
    { name: 'old jobs', everySeconds: 3_600, run: () => removeOldJobs(database.kysely) },
    { name: 'counts by state', everySeconds: 60, run: () => sumStateCounts(database.kysely) },
    ...modules.flatMap((module) => module.recurring?.(parts) ?? []),
  ]

  let stopRecurring = async () => {}
  app.decorate('outbox', outbox)
  app.decorate('jobs', jobs)
  app.addHook('onReady', async () => {
    outbox.start()
    jobs.start()
    stopRecurring = startRecurring(app.log, recurring)
  })
  app.addHook('onClose', async () => {
    await Promise.all([outbox.stop(), jobs.stop(), stopRecurring()])
  })
}
