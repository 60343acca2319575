import { ownerPost, type BasePost } from '@bdr/contract/access'
import type { StaffAction } from '@bdr/contract/staff/model'
import { refusal, type Refusal } from '../../platform/refusals.ts'

/** What the rules need to know of a person. */
export interface Person {
  readonly id: string
  readonly enabled: boolean
  readonly basePost: BasePost
}

/** The people a rule is about: who acts, and how many enabled owners the merchant has. */
export interface Company {
  readonly actorId: string
  readonly enabledOwners: number
}

/** Whether the merchant would have nobody to manage it without this person. */
const isLastOwner = (person: Person, { enabledOwners }: Company): boolean =>
  person.basePost === ownerPost && person.enabled && enabledOwners <= 1

/** Why an action on a person is refused; null when it is allowed. */
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

/** The fields with which somebody signs in or could take an account over. */
interface SignInData {
  readonly account: string
  readonly mobile: string
}

/** Why what a person signs in by may not become this: at one's own an open browser is not enough. */
export function refusalOfSignInData(
  person: Person & SignInData,
  wanted: SignInData,
  { actorId }: Company,
): Refusal | null {
  if (person.id !== actorId) return null
  if (wanted.mobile !== person.mobile) return refusal('staff.ownMobileElsewhere')
  return wanted.account === person.account ? null : refusal('staff.ownAccountFixed')
}

/** Why a person may not get another built-in post. */
export function refusalOfPost(person: Person, wanted: BasePost, company: Company): Refusal | null {
  if (wanted === person.basePost) return null
  if (person.id === company.actorId) return refusal('staff.self')
  return isLastOwner(person, company) ? refusal('staff.lastOwner') : null
}
