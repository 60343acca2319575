import { consultationMachine } from '@bdr/contract/consultations/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const consultationLifecycle: Lifecycle<typeof consultationMachine> = {
  machine: consultationMachine,
  table: 'consultation',
  history: 'consultation',
}
