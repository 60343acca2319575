import { machine, type StateOf } from '../kernel/machine.ts'

const permission = 'announcement:manage'

/** Announcements of the platform to suppliers: written, published, shown on the first page, ended or withdrawn. */
export const announcementMachine = machine({
  name: 'announcement',
  states: ['draft', 'scheduled', 'published', 'ended', 'withdrawn'],
  initial: 'draft',
  actions: {
    edit: { from: ['draft'], to: ['draft'], permission },
    schedule: { from: ['draft'], to: ['scheduled'], permission, guarded: true },
    unschedule: { from: ['scheduled'], to: ['draft'], permission },
    publish: { from: ['draft', 'scheduled'], to: ['published'], permission, guarded: true },
    /** happens when the scheduled time is reached */
    release: { from: ['scheduled'], to: ['published'], permission: 'system' },
    /** happens when the end time is reached */
    end: { from: ['published'], to: ['ended'], permission: 'system' },
    withdraw: { from: ['published'], to: ['withdrawn'], permission },
  },
})
export type AnnouncementStatus = StateOf<typeof announcementMachine>
