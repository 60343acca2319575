import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Seal } from '../../platform/seal.ts'
import type { Sessions } from '../../platform/sessions.ts'

/** The dependencies of the functions for signing in. */
export interface SessionParts {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly sessions: Sessions
  /** encrypts the secrets of second factors */
  readonly seal: Seal
  /** the address that a phone can reach */
  readonly publicUrl: string
}
