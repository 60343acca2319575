import { productMachine, productReviewMachine } from '@bdr/contract/products/machine'
import type { Lifecycle } from '../../platform/transition.ts'

export const productLifecycle: Lifecycle<typeof productMachine> = {
  machine: productMachine,
  table: 'product',
  history: 'product',
}

/** Requests of products are in the same table as those of companies. */
export const reviewLifecycle: Lifecycle<typeof productReviewMachine> = {
  machine: productReviewMachine,
  table: 'change_request',
  history: 'product-review',
}
