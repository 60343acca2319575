import type { Caller } from './gateway/bind.ts'
import type { Viewer } from './viewer.ts'

/** The person who makes a change, and the address it came from. The audit log stores both. */
export interface Change {
  readonly viewer: Viewer
  readonly caller: Caller
}
