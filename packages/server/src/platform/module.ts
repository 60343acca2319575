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

/** Carries the messages of one topic to their recipients. */
export interface Carrier<Payload> {
  /**
   * Resolves once the carrier has taken the message.
   * @throws Undeliverable when trying again cannot help
   */
  send(payload: Payload, signal: AbortSignal): Promise<void>
}

/** The services the application depends on: where files are stored, who carries messages. */
export interface Adapters {
  readonly store: ObjectStore
  readonly sms: Carrier<OutboxPayloads['sms']>
  readonly mail: Carrier<OutboxPayloads['mail']>
}

/** What a module is made with. */
export interface ModuleParts {
  readonly database: Database
  readonly env: Env
  readonly clock: Clock
  readonly bus: Bus
  readonly sessions: Sessions
  /** encrypts secrets at rest, keys hashes */
  readonly seal: Seal
  readonly adapters: Adapters
  readonly log: FastifyBaseLogger
}

/** The handler of each topic of the outbox. A handler may be called twice for one row, never zero times. */
export type OutboxHandlers = {
  readonly [Topic in OutboxTopic]: (payload: OutboxPayloads[Topic], signal: AbortSignal) => Promise<void>
}

/**
 * A domain as the server knows it, listed in `modules.ts`. Its calls must be those of the contract:
 * one nobody answers, or one the contract does not list, stops the start.
 */
export interface ServerModule {
  readonly routes: (parts: ModuleParts) => BoundCall[]
  /** which of its records the search over everything finds */
  readonly search?: Partial<Readonly<Record<SearchKind, SearchSource>>>
  /** the topics of the outbox it has handlers for */
  readonly outbox?: (parts: ModuleParts) => Partial<OutboxHandlers>
  /** its imports from files */
  readonly imports?: (parts: ModuleParts) => readonly ImportDefinition[]
  /** the handlers of its jobs, by kind */
  readonly jobs?: (parts: ModuleParts) => JobHandlers
  /** finds the merchants its records belong to, whose open pages are notified when one changes */
  readonly owners?: Owners
  /**
   * finds the people its records are assigned to: others whose post sees only what is assigned to them are
   * not notified
   */
  readonly assignees?: Owners
  readonly recurring?: (parts: ModuleParts) => readonly Recurring[]
}
