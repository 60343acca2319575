import { WebSocket } from 'ws'

/** One browser's connection. A node holds thousands: its state are these few fields, with no timer and no closure of its own. */
export class Peer extends WebSocket {
  staffId = ''
  token = ''
  /** when the session behind it is looked at again, as `performance.now()` */
  checkAt = Infinity
  pingAt = Infinity
  /** whether the last ping was answered */
  alive = true
  /** whether something may have been missed that it has not been told of */
  behind = false
}
