import type { Caller } from './gateway/bind.ts'
import type { Viewer } from './viewer.ts'

/** Somebody changes something: who, and from where. The audit log keeps both. */
export interface Change {
  readonly viewer: Viewer
  readonly caller: Caller
}
