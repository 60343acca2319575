import { brandMachine } from '@bdr/contract/brands/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const brandLifecycle: Lifecycle<typeof brandMachine> = {
  machine: brandMachine,
  table: 'brand',
  history: 'brand',
}
