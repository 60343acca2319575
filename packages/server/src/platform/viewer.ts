import { can, type BasePost, type Permission } from '@bdr/contract/access'

/** The person behind a call. */
export interface Viewer {
  readonly staffId: string
  readonly name: string
  readonly post: BasePost
  /** null for operators, who work for the marketplace and see every merchant */
  readonly merchantId: string | null
}

export const viewerCan = (viewer: Viewer, permission: Permission): boolean => can(viewer.post, permission)
