import { can, type BasePost, type Permission } from '@bdr/contract/access'

/** Who does something: a person who is signed in, or an applicant, who has no account and no post. */
export interface Actor {
  readonly staffId: string | null
  readonly name: string
  readonly post: BasePost | null
}

/** The person behind a call. */
export interface Viewer extends Actor {
  readonly staffId: string
  readonly name: string
  readonly post: BasePost
  /** null for operators, who work for the marketplace and see every merchant */
  readonly merchantId: string | null
  /** the password was set by somebody else: it must be changed before anything else */
  readonly passwordDue?: boolean
}

export const viewerCan = (viewer: Viewer, permission: Permission): boolean => can(viewer.post, permission)
