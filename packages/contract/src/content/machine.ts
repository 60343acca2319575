import { machine, type StateOf } from '../kernel/machine.ts'

/** The life cycle of an article, technique, entry or company page. */
export const contentMachine = machine({
  name: 'content',
  states: ['draft', 'scheduled', 'published', 'withdrawn'],
  initial: 'draft',
  actions: {
    schedule: { from: ['draft', 'withdrawn'], to: ['scheduled'], permission: 'content:manage' },
    unschedule: { from: ['scheduled'], to: ['draft'], permission: 'content:manage' },
    /** from `published`: the latest saved version replaces the one that is shown */
    publish: {
      from: ['draft', 'scheduled', 'published', 'withdrawn'],
      to: ['published'],
      permission: 'content:manage',
      guarded: true,
    },
    /** happens when the scheduled time is reached */
    release: { from: ['scheduled'], to: ['published'], permission: 'system' },
    withdraw: { from: ['published'], to: ['withdrawn'], permission: 'content:manage', guarded: true },
  },
})
export type ContentStatus = StateOf<typeof contentMachine>
