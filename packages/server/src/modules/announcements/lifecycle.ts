import { announcementMachine } from '@bdr/contract/announcements/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const announcementLifecycle: Lifecycle<typeof announcementMachine> = {
  machine: announcementMachine,
  table: 'announcement',
  history: 'announcement',
}
