import type { Executor } from './db/executor.ts'
import type { Viewer } from './viewer.ts'

/** Where a session was opened, as its owner is shown it. */
interface Origin {
  readonly address: string
  readonly place: string
  readonly device: string | null
}

/** A session as the database has it. */
export interface CheckedSession extends Pick<Viewer, 'staffId' | 'post' | 'merchantId'> {
  /** milliseconds it holds if nobody calls with it */
  readonly holdsFor: number
}

export interface Sessions {
  /** Who holds the token now; null when nobody does. */
  viewerOf(token: string): Promise<Viewer | null>
  /** Opens a session; the token is known to the client alone. */
  open(db: Executor, staffId: string, from: Origin): Promise<{ token: string; expiresAt: string }>
  /** Ends one session; with the commit on all nodes. @returns whether it was still there */
  end(db: Executor, token: string): Promise<boolean>
  /**
   * Asks the database about tokens that stay in use without calls: whose each one is and how long it
   * holds; null where it does not hold.
   */
  check(tokens: readonly string[]): Promise<(CheckedSession | null)[]>
}
