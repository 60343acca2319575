import { contentMachine } from '@bdr/contract/content/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const contentLifecycle: Lifecycle<typeof contentMachine> = {
  machine: contentMachine,
  table: 'content',
  history: 'content',
}
