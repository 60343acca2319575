import { machine, type StateOf } from '../kernel/machine.ts'

/**
 * A request for quotations. Operators write and publish it, the deadline closes it, and it ends with or without an
 * award.
 */
export const inquiryMachine = machine({
  name: 'inquiry',
  states: ['draft', 'open', 'closed', 'awarded', 'failed', 'cancelled'],
  initial: 'draft',
  actions: {
    edit: { from: ['draft'], to: ['draft'], permission: 'inquiry:manage' },
    publish: { from: ['draft'], to: ['open'], permission: 'inquiry:manage', guarded: true },
    invite: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    /** only to a later time, so that nobody loses time they counted on */
    extend: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    answer: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    /** happens when the deadline passes */
    close: { from: ['open'], to: ['closed'], permission: 'system' },
    award: { from: ['closed'], to: ['awarded'], permission: 'inquiry:manage', guarded: true },
    fail: { from: ['closed'], to: ['failed'], permission: 'inquiry:manage' },
    cancel: { from: ['draft', 'open', 'closed'], to: ['cancelled'], permission: 'inquiry:manage' },
  },
})
export type InquiryStatus = StateOf<typeof inquiryMachine>
