import type { OutboxTopic } from '@bdr/contract/outbox/model'
import type { SearchKind } from '@bdr/contract/entities'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import type { BoundCall } from './gateway/bind.ts'
import type { ImportDefinition } from './import/import-kind.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import type { ObjectStore } from './object-store.ts'
import type { Owners } from './owners.ts'
import type { OutboxPayloads } from './outbox.ts'
import type { Recurring } from './recurring.ts'
import type { Seal } from './seal.ts'
import type { SearchSource } from './search.ts'
import type { Sessions } from './sessions.ts'

/** Sends the messages of one topic to their recipients. */
export interface Carrier<Payload> {
  /**
   * Resolves once the carrier has accepted the message.
   * @throws Undeliverable if trying again cannot help
   */
  send(payload: Payload, signal: AbortSignal): Promise<void>
}

/** The external services of the application: the storage of files and the message carriers. */
export interface Adapters {
  readonly store: ObjectStore
  readonly sms: Carrier<OutboxPayloads['sms']>
  readonly mail: Carrier<OutboxPayloads['mail']>
}

/** The parameters from which a module is created. */
export interface ModuleParts {
  readonly database: Database
  readonly env: Env
  readonly clock: Clock
  readonly bus: Bus
  readonly sessions: Sessions
  /** encrypts stored secrets and keys hashes */
  readonly seal: Seal
  readonly adapters: Adapters
  readonly log: FastifyBaseLogger
}

/** The handler of each topic of the outbox. A handler is called at least once for each row, possibly twice. */
export type OutboxHandlers = {
  readonly [Topic in OutboxTopic]: (payload: OutboxPayloads[Topic], signal: AbortSignal) => Promise<void>
}

/**
 * A domain of the server, listed in `modules.ts`. A call of the contract without a handler, and a handler for a call
 * outside the contract, stop the start.
 */
export interface ServerModule {
  readonly routes: (parts: ModuleParts) => BoundCall[]
  /** the kinds of its records that the global search finds */
  readonly search?: Partial<Readonly<Record<SearchKind, SearchSource>>>
  /** the topics of the outbox it has handlers for */
  readonly outbox?: (parts: ModuleParts) => Partial<OutboxHandlers>
  /** its imports from files */
  readonly imports?: (parts: ModuleParts) => readonly ImportDefinition[]
  /** the handlers of its jobs, by kind */
  readonly jobs?: (parts: ModuleParts) => JobHandlers
  /** finds the merchants of its records, whose open pages are notified of changes */
  readonly owners?: Owners
  /**
   * finds the people its records are assigned to; other people whose post sees only assigned records are not notified
   */
  readonly assignees?: Owners
  readonly recurring?: (parts: ModuleParts) => readonly Recurring[]
}
