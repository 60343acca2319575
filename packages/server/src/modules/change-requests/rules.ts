import { changeRequestMachine } from '@bdr/contract/change-requests/machine'
import { changedFields } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { GuardedActionOf } from '@bdr/contract/kernel/machine'
import { changeRequestAction, changeRequestStatus } from '@bdr/text/company'
import { say } from '@bdr/text/refusals'
import type { Lifecycle } from '../../platform/transition.ts'

export const changeRequestLifecycle: Lifecycle<typeof changeRequestMachine> = {
  machine: changeRequestMachine,
  table: 'change_request',
  history: 'change-request',
  stateLabels: changeRequestStatus,
  actionLabels: changeRequestAction,
}

interface RequestContext {
  /** the facts as they were when the change was asked for, and as they are */
  readonly before: PresentFacts
  readonly present: PresentFacts
  /** whether another merchant has the name asked for */
  readonly nameTaken: boolean
  /** what the categories of the merchant ask for and the papers asked for do not bring, in words */
  readonly missing: readonly string[]
}

/** Why a guarded action is refused; null when nothing speaks against it. */
export const changeRequestGuards: Readonly<
  Record<GuardedActionOf<typeof changeRequestMachine>, (context: RequestContext) => string | null>
> = {
  approve: ({ before, present, nameTaken, missing }) => {
    if (changedFields(before, present).length > 0) return say('company.changeOutdated')
    if (nameTaken) return say('company.nameTaken')
    return missing.length > 0 ? missing.join('；') : null
  },
}
