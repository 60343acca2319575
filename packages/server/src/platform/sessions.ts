import type { Executor } from './db/executor.ts'
import type { Viewer } from './viewer.ts'

/** The origin of a session, as it is shown to its owner. */
interface Origin {
  readonly address: string
  readonly place: string
  readonly device: string | null
}

/** A session as stored in the database. */
export interface CheckedSession extends Pick<Viewer, 'staffId' | 'post' | 'merchantId'> {
  /** milliseconds until it ends if it is not used */
  readonly holdsFor: number
}

export interface Sessions {
  /** The current owner of the token; null if the token is not valid. */
  viewerOf(token: string): Promise<Viewer | null>
  /** Creates a session; only the client has the token. */
  open(db: Executor, staffId: string, from: Origin): Promise<{ token: string; expiresAt: string }>
  /** Ends one session, on all nodes after the commit. @returns whether it existed */
  end(db: Executor, token: string): Promise<boolean>
  /**
   * Checks tokens that are in use without calls, in the database: the owner of each and how long it is valid; null if
   * it is not.
   */
  check(tokens: readonly string[]): Promise<(CheckedSession | null)[]>
}
