import { merchantMachine } from '@bdr/contract/merchants/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const merchantLifecycle: Lifecycle<typeof merchantMachine> = {
  machine: merchantMachine,
  table: 'merchant',
  history: 'merchant',
}
