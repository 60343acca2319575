import { can, type BasePost, type Permission } from '@bdr/contract/access'

/** Who acts: a signed-in person, or an applicant, who has no account and no post. */
export interface Actor {
  readonly staffId: string | null
  readonly name: string
  readonly post: BasePost | null
}

/** The signed-in person who makes a call. */
export interface Viewer extends Actor {
  readonly staffId: string
  readonly name: string
  readonly post: BasePost
  /** null for operators, who belong to the marketplace and see all merchants */
  readonly merchantId: string | null
  /** somebody else set the password, so it must be changed before anything else */
  readonly passwordDue?: boolean
}

export const viewerCan = (viewer: Viewer, permission: Permission): boolean => can(viewer.post, permission)
