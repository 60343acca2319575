import { machine, type StateOf } from '../kernel/machine.ts'

/** A brand, which suppliers apply for or operators add. Goods of one that was disabled keep it. */
export const brandMachine = machine({
  name: 'brand',
  states: ['applied', 'approved', 'refused', 'disabled'],
  initial: 'applied',
  actions: {
    /** the same company asks once more */
    apply: { from: ['refused'], to: ['applied'], permission: 'product:edit' },
    approve: { from: ['applied', 'refused'], to: ['approved'], permission: 'product:review', guarded: true },
    refuse: { from: ['applied'], to: ['refused'], permission: 'product:review' },
    disable: { from: ['approved'], to: ['disabled'], permission: 'product:review' },
    enable: { from: ['disabled'], to: ['approved'], permission: 'product:review' },
  },
})
export type BrandStatus = StateOf<typeof brandMachine>
