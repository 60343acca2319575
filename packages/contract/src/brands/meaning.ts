import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { BrandStatus } from './machine.ts'

interface BrandMeaning {
  /** it waits for a reviewer's decision */
  open: boolean
  refused: boolean
  /** everybody may choose it */
  offered: boolean
}

/** What a brand's state means. */
export const brandMeanings: Meanings<BrandStatus, BrandMeaning> = {
  applied: { open: true, refused: false, offered: false },
  approved: { open: false, refused: false, offered: true },
  refused: { open: false, refused: true, offered: false },
  disabled: { open: false, refused: false, offered: false },
}

export const isApplied = asks(brandMeanings, 'open')
export const appliedBrandStatuses = statesWith(brandMeanings, 'open', true)
export const offeredBrandStatuses = statesWith(brandMeanings, 'offered', true)
/** A company's own wish for a brand that nobody has approved. */
export const ownBrandStatuses = (Object.keys(brandMeanings) as BrandStatus[]).filter(
  (status) => brandMeanings[status].open || brandMeanings[status].refused,
)
