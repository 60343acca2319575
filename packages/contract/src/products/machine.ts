import { machine, type StateOf } from '../kernel/machine.ts'

/**
 * The life cycle of a product, starting with its first draft. An approved product stays approved: an edit is a separate
 * request, and buyers see the change once that is approved.
 */
export const productMachine = machine({
  name: 'product',
  states: ['draft', 'submitted', 'approved', 'rejected'],
  initial: 'draft',
  actions: {
    submit: {
      from: ['draft', 'rejected', 'approved'],
      to: ['submitted', 'approved'],
      permission: 'product:edit',
      guarded: true,
    },
    withdraw: { from: ['submitted', 'approved'], to: ['draft', 'approved'], permission: 'system' },
    approve: { from: ['submitted', 'approved'], to: ['approved'], permission: 'system' },
    reject: { from: ['submitted', 'approved'], to: ['rejected', 'approved'], permission: 'system' },
    shelve: { from: ['approved'], to: ['approved'], permission: 'product:edit', guarded: true },
    unshelve: { from: ['approved'], to: ['approved'], permission: 'product:edit', guarded: true },
  },
})
export type ProductStatus = StateOf<typeof productMachine>

/** A reviewer's decision on a new product, or on an edit of an approved one. */
export const productReviewMachine = machine({
  name: 'product-review',
  states: ['submitted', 'approved', 'refused', 'withdrawn'],
  initial: 'submitted',
  actions: {
    approve: { from: ['submitted'], to: ['approved'], permission: 'product:review', guarded: true },
    refuse: { from: ['submitted'], to: ['refused'], permission: 'product:review' },
    withdraw: { from: ['submitted'], to: ['withdrawn'], permission: 'product:edit' },
  },
})
export type ProductReviewStatus = StateOf<typeof productReviewMachine>
