import { ownerPost, type BasePost } from '@bdr/contract/access'
import type { StaffAction } from '@bdr/contract/staff/model'
import { refusal, type Refusal } from '../../platform/refusals.ts'

/** The data about a person that the rules need. */
export interface Person {
  readonly id: string
  readonly enabled: boolean
  readonly basePost: BasePost
}

/** The acting person, and the number of enabled owners of the merchant. */
export interface Company {
  readonly actorId: string
  readonly enabledOwners: number
}

/** Whether nobody could manage the merchant without this person. */
const isLastOwner = (person: Person, { enabledOwners }: Company): boolean =>
  person.basePost === ownerPost && person.enabled && enabledOwners <= 1

/** The reason why an action on a person is refused; null if it is allowed. */
export function refusalOf(action: StaffAction, person: Person, company: Company): Refusal | null {
  const self = person.id === company.actorId
  switch (action) {
    case 'disable':
    case 'delete':
      if (self) return refusal('staff.self')
      return isLastOwner(person, company) ? refusal('staff.lastOwner') : null
    case 'resetPassword':
      return self ? refusal('staff.ownPasswordElsewhere') : null
    case 'endSessions':
      return self ? refusal('staff.ownSessionsElsewhere') : null
    case 'enable':
      return person.enabled ? refusal('staff.alreadyEnabled') : null
    case 'edit':
      return null
  }
}

/** The fields used for signing in, or with which an account could be taken over. */
interface SignInData {
  readonly account: string
  readonly mobile: string
}

/**
 * The reason why a person's sign-in data cannot be changed like this. One's own cannot be changed here, because an
 * unattended browser must not be enough.
 */
export function refusalOfSignInData(
  person: Person & SignInData,
  wanted: SignInData,
  { actorId }: Company,
): Refusal | null {
  if (person.id !== actorId) return null
  if (wanted.mobile !== person.mobile) return refusal('staff.ownMobileElsewhere')
  return wanted.account === person.account ? null : refusal('staff.ownAccountFixed')
}

/** The reason why a person's built-in post cannot be changed. */
export function refusalOfPost(person: Person, wanted: BasePost, company: Company): Refusal | null {
  if (wanted === person.basePost) return null
  if (person.id === company.actorId) return refusal('staff.self')
  return isLastOwner(person, company) ? refusal('staff.lastOwner') : null
}
