import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { ProductReviewStatus, ProductStatus } from './machine.ts'

interface ProductMeaning {
  /** only its own company knows of it */
  draft: boolean
  /** buyers may see it, once it is on the shelf */
  live: boolean
}

/** What a product's state means. */
export const productMeanings: Meanings<ProductStatus, ProductMeaning> = {
  draft: { draft: true, live: false },
  submitted: { draft: false, live: false },
  approved: { draft: false, live: true },
  rejected: { draft: false, live: false },
}

export const isDraftProduct = asks(productMeanings, 'draft')
export const isLiveProduct = asks(productMeanings, 'live')
export const draftProductStatuses = statesWith(productMeanings, 'draft', true)
/** The state that the list is narrowed to where live products are meant. */
export const [liveProductStatus] = statesWith(productMeanings, 'live', true) as [ProductStatus]

interface ReviewMeaning {
  /** it waits for a reviewer's decision */
  open: boolean
  /** the reviewer said no */
  refused: boolean
}

/** What the state of a product's review means. */
export const productReviewMeanings: Meanings<ProductReviewStatus, ReviewMeaning> = {
  submitted: { open: true, refused: false },
  approved: { open: false, refused: false },
  refused: { open: false, refused: true },
  withdrawn: { open: false, refused: false },
}

export const isOpenReview = asks(productReviewMeanings, 'open')
export const isRefusedReview = asks(productReviewMeanings, 'refused')
export const openReviewStatuses = statesWith(productReviewMeanings, 'open', true)
