import { machine, type StateOf } from '../kernel/machine.ts'

/** The life cycle of a brand, which suppliers request or operators add. Products keep a brand that was disabled. */
export const brandMachine = machine({
  name: 'brand',
  states: ['applied', 'approved', 'refused', 'disabled'],
  initial: 'applied',
  actions: {
    /** the same company requests it again */
    apply: { from: ['refused'], to: ['applied'], permission: 'product:edit' },
    approve: { from: ['applied', 'refused'], to: ['approved'], permission: 'product:review', guarded: true },
    refuse: { from: ['applied'], to: ['refused'], permission: 'product:review' },
    disable: { from: ['approved'], to: ['disabled'], permission: 'product:review' },
    enable: { from: ['disabled'], to: ['approved'], permission: 'product:review' },
  },
})
export type BrandStatus = StateOf<typeof brandMachine>
