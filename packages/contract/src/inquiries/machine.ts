import { machine, type StateOf } from '../kernel/machine.ts'

/**
 * What a buyer asks quotations for. Written and published by operators; the clock closes it, and it is
 * awarded, or ends without an award.
 */
export const inquiryMachine = machine({
  name: 'inquiry',
  states: ['draft', 'open', 'closed', 'awarded', 'failed', 'cancelled'],
  initial: 'draft',
  actions: {
    edit: { from: ['draft'], to: ['draft'], permission: 'inquiry:manage' },
    publish: { from: ['draft'], to: ['open'], permission: 'inquiry:manage', guarded: true },
    invite: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    /** only ever later: nobody loses time they counted on */
    extend: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    answer: { from: ['open'], to: ['open'], permission: 'inquiry:manage' },
    /** the deadline passed */
    close: { from: ['open'], to: ['closed'], permission: 'system' },
    award: { from: ['closed'], to: ['awarded'], permission: 'inquiry:manage', guarded: true },
    fail: { from: ['closed'], to: ['failed'], permission: 'inquiry:manage' },
    cancel: { from: ['draft', 'open', 'closed'], to: ['cancelled'], permission: 'inquiry:manage' },
  },
})
export type InquiryStatus = StateOf<typeof inquiryMachine>
