import type { BrandStatus } from '@bdr/contract/brands/machine'
import type { productMachine, productReviewMachine, ProductStatus } from '@bdr/contract/products/machine'
import type { ProductExtra } from '@bdr/contract/products/replies'
import type { GuardedActionOf } from '@bdr/contract/kernel/machine'
import { allOf, refusal, type Refusal } from '../../platform/refusals.ts'

export interface ProductContext {
  readonly status: ProductStatus
  readonly onShelf: boolean
  /** whether a request waits for its review */
  readonly isUnderReview: boolean
  /** whether buyers see it */
  readonly isLive: boolean
  readonly hasDraft: boolean
}

/** The reason why a guarded action is refused; null if it is allowed. */
export const productGuards: Readonly<
  Record<GuardedActionOf<typeof productMachine>, (product: ProductContext) => Refusal | null>
> = {
  submit: ({ isUnderReview, isLive, hasDraft }) => {
    if (isUnderReview) return refusal('product.underReview')
    return isLive && !hasDraft ? refusal('product.nothingTyped') : null
  },
  shelve: ({ onShelf }) => (onShelf ? refusal('product.onShelf') : null),
  unshelve: ({ onShelf }) => (onShelf ? null : refusal('product.offShelf')),
}

/** The same for actions that do not change the state. */
export const extraGuards: Readonly<Record<ProductExtra, (product: ProductContext) => Refusal | null>> = {
  edit: ({ isUnderReview }) => (isUnderReview ? refusal('product.underReview') : null),
  reprice: ({ isLive }) => (isLive ? null : refusal('product.notApproved')),
  copy: () => null,
  discard: ({ isLive, hasDraft, isUnderReview }) => {
    if (isUnderReview) return refusal('product.underReview')
    return isLive && hasDraft ? null : refusal('product.noDraft')
  },
  remove: ({ isLive, isUnderReview }) => {
    if (isUnderReview) return refusal('product.underReview')
    return isLive ? refusal('product.wasApproved') : null
  },
}

export interface ReviewContext {
  /** codes that other products of the same company already have */
  readonly codesTaken: readonly string[]
  /** whether the category no longer accepts products */
  readonly isCategoryClosed: boolean
  /** null without a brand */
  readonly brandState: BrandStatus | null
}

export const reviewGuards: Readonly<
  Record<GuardedActionOf<typeof productReviewMachine>, (review: ReviewContext) => Refusal | null>
> = {
  approve: ({ codesTaken, isCategoryClosed, brandState }) =>
    allOf([
      ...codesTaken.map((product) => refusal('product.codeTaken', { product })),
      ...(isCategoryClosed ? [refusal('product.categoryClosed')] : []),
      ...(brandState === 'refused' ? [refusal('product.brandRefused')] : []),
      ...(brandState === 'disabled' ? [refusal('product.brandDisabled')] : []),
    ]),
}
