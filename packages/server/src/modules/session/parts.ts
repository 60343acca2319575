import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Sessions } from '../../platform/sessions.ts'

/** What the functions of signing in need. */
export interface SessionParts {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly sessions: Sessions
  /** encrypts the secrets of second factors */
  readonly seal: Seal
  /** where a phone reaches us */
  readonly publicUrl: string
}
