import { changeRequestMachine } from '@bdr/contract/change-requests/machine'
import { changedFields } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { GuardedActionOf } from '@bdr/contract/kernel/machine'
import { allOf, refusal, type Refusal } from '../../platform/refusals.ts'
import type { Lifecycle } from '../../platform/transition.ts'

export const changeRequestLifecycle: Lifecycle<typeof changeRequestMachine> = {
  machine: changeRequestMachine,
  table: 'change_request',
  history: 'change-request',
}

interface RequestContext {
  /** the facts when the change was requested, and the current ones */
  readonly before: PresentFacts
  readonly present: PresentFacts
  /** whether another merchant has the requested name */
  readonly nameTaken: boolean
  /** qualifications that the merchant's categories require and that are missing */
  readonly missing: readonly Refusal[]
}

/** The reason why a guarded action is refused; null if it is allowed. */
export const changeRequestGuards: Readonly<
  Record<GuardedActionOf<typeof changeRequestMachine>, (context: RequestContext) => Refusal | null>
> = {
  approve: ({ before, present, nameTaken, missing }) => {
    if (changedFields(before, present).length > 0) return refusal('company.changeOutdated')
    if (nameTaken) return refusal('company.nameTaken')
    return allOf(missing)
  },
}
