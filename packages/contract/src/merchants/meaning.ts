import { asks, type Meanings } from '../kernel/meaning.ts'
import type { MerchantStatus } from './machine.ts'

interface MerchantMeaning {
  /** its people are signed out and cannot sign in */
  frozen: boolean
}

/** What a merchant's state means. */
export const merchantMeanings: Meanings<MerchantStatus, MerchantMeaning> = {
  active: { frozen: false },
  frozen: { frozen: true },
}

export const isFrozen = asks(merchantMeanings, 'frozen')
