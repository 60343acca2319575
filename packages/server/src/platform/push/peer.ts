import { WebSocket } from 'ws'
import type { BasePost } from '@bdr/contract/access'
import type { CheckedSession } from '../sessions.ts'

/** One browser's connection. A node holds thousands: its state are these few fields, with no timer and no closure of its own. */
export class Peer extends WebSocket {
  staffId = ''
  token = ''
  /** as the session's last check found them */
  post: BasePost | null = null
  merchantId: string | null = null
  /** when the session behind it is looked at again, as `performance.now()` */
  checkAt = Infinity
  pingAt = Infinity
  /** whether the last ping was answered */
  alive = true
  /** whether it may have missed something and has not been asked to read everything again */
  behind = false

  /** Takes over who the database says this is now. */
  belongsTo({ staffId, post, merchantId }: CheckedSession): void {
    this.staffId = staffId
    this.post = post
    this.merchantId = merchantId
  }
}
