import { machine, type StateOf } from '../kernel/machine.ts'

/** An article, technique, entry or company page, from the desk to the website and off it again. */
export const contentMachine = machine({
  name: 'content',
  states: ['draft', 'scheduled', 'published', 'withdrawn'],
  initial: 'draft',
  actions: {
    schedule: { from: ['draft', 'withdrawn'], to: ['scheduled'], permission: 'content:manage' },
    unschedule: { from: ['scheduled'], to: ['draft'], permission: 'content:manage' },
    /** from `published`: what was saved since then replaces what is shown */
    publish: {
      from: ['draft', 'scheduled', 'published', 'withdrawn'],
      to: ['published'],
      permission: 'content:manage',
      guarded: true,
    },
    /** its time has come */
    release: { from: ['scheduled'], to: ['published'], permission: 'system' },
    withdraw: { from: ['published'], to: ['withdrawn'], permission: 'content:manage', guarded: true },
  },
})
export type ContentStatus = StateOf<typeof contentMachine>
