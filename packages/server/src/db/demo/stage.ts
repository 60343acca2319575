import { chinaDay } from '@bdr/contract/kernel/china-time'
import type { Clock } from '../../platform/clock.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { DemoMerchant } from './people.ts'

/** Who acts in the demo, and what it is stored in. */
export interface DemoStage {
  readonly merchants: readonly DemoMerchant[]
  readonly operator: Viewer
  /** the merchants' ids by their codes */
  readonly merchantIds: ReadonlyMap<string, string>
  /** the merchants' people by their accounts */
  readonly byAccount: ReadonlyMap<string, Viewer>
  readonly clock: Clock
  readonly store: ObjectStore
}

/** Where everything in the demo is done from. */
export const caller: Caller = {
  address: '127.0.0.1',
  place: '',
  device: null,
  token: null,
  requestId: 'demo',
}

/** The day so many days from now. */
export const dayIn = (now: Date, days: number): string =>
  chinaDay(new Date(now.getTime() + days * 86_400_000))
