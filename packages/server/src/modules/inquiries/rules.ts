import type { GuardedActionOf, PersonalActionOf } from '@bdr/contract/kernel/machine'
import { inquiryMachine } from '@bdr/contract/inquiries/machine'
import { refusal, type Refusal } from '../../platform/refusals.ts'
import type { Lifecycle } from '../../platform/transition.ts'

export const inquiryLifecycle: Lifecycle<typeof inquiryMachine> = {
  machine: inquiryMachine,
  table: 'inquiry',
  history: 'inquiry',
}

interface InquiryContext {
  /** number of valid quotations */
  readonly offers: number
}

type Guard = (context: InquiryContext) => Refusal | null

/** Invitations and deadline are entered when publishing, so publishing is always offered. */
const guards: Readonly<Record<GuardedActionOf<typeof inquiryMachine>, Guard>> = {
  publish: () => null,
  award: ({ offers }) => (offers === 0 ? refusal('inquiry.noOffers') : null),
}

export const blockedBy = (
  action: PersonalActionOf<typeof inquiryMachine>,
  context: InquiryContext,
): Refusal | null => (action in guards ? guards[action as keyof typeof guards](context) : null)
