import { merchantMachine } from '@bdr/contract/merchants/machine'
import { merchantAction, merchantStatus } from '@bdr/text/labels'
import type { Lifecycle } from '../../platform/transition.ts'

export const merchantLifecycle: Lifecycle<typeof merchantMachine> = {
  machine: merchantMachine,
  table: 'merchant',
  history: 'merchant',
  stateLabels: merchantStatus,
  actionLabels: merchantAction,
}
