import { can, type BasePost, type Permission } from '@bdr/contract/access'
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'

/** The person behind a call. */
export interface Viewer {
  readonly staffId: string
  readonly name: string
  readonly post: BasePost
  /** null for operators, who work for the marketplace and see every merchant */
  readonly merchantId: string | null
}

export const viewerCan = (viewer: Viewer, permission: Permission): boolean => can(viewer.post, permission)

/** The tenant wall in SQL: rows of the viewer's merchant, all of them for operators. */
export function visibleTo(viewer: Viewer, column: string): Expression<SqlBool> {
  const eb = expressionBuilder<never, never>()
  return viewer.merchantId === null
    ? eb.lit(true)
    : sql<SqlBool>`${sql.ref(column)} = ${viewer.merchantId}`
}
