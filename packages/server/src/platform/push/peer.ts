import { WebSocket } from 'ws'
import type { BasePost } from '@bdr/contract/access'
import type { CheckedSession } from '../sessions.ts'

/**
 * One browser's connection. A node has thousands of them, so the state consists of a few fields without timers or
 * closures.
 */
export class Peer extends WebSocket {
  staffId = ''
  token = ''
  /** as of the session's last check */
  post: BasePost | null = null
  merchantId: string | null = null
  /** time of the session's next check, as `performance.now()` */
  checkAt = Infinity
  pingAt = Infinity
  /** whether it answered the last ping */
  alive = true
  /** whether it may have missed messages and has not been notified of that yet */
  behind = false

  /** Sets the person as read from the database. */
  belongsTo({ staffId, post, merchantId }: CheckedSession): void {
    this.staffId = staffId
    this.post = post
    this.merchantId = merchantId
  }
}
