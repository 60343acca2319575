import type { Call } from './kernel/call.ts'
import * as dashboard from './dashboard/calls.ts'
import * as deliveryNotes from './delivery-notes/calls.ts'
import * as merchants from './merchants/calls.ts'
import * as messages from './messages/calls.ts'
import * as orders from './orders/calls.ts'
import * as search from './search/calls.ts'
import * as session from './session/calls.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'reply' in value

/** Every call there is: what OpenAPI lists, the server must bind and the tenant-wall test walks. */
export const allCalls: readonly Call[] = [
  session,
  dashboard,
  merchants,
  orders,
  deliveryNotes,
  messages,
  search,
].flatMap((domain) => Object.values(domain).filter(isCall))
