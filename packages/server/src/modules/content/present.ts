import { isPublic } from '@bdr/contract/content/meaning'
import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentDetail, ContentRow, SavedContent } from '@bdr/contract/content/replies'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { presentActions } from '../../platform/present-actions.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { addressOf } from './address.ts'
import { contentLifecycle } from './lifecycle.ts'
import type { ContentListRow, ContentRecord } from './queries.ts'
import { blockedBy } from './rules.ts'

export const presentRow = (row: ContentListRow): ContentRow => ({
  id: row.id,
  kind: row.kind as ContentKind,
  slug: row.slug,
  title: row.title,
  grouping: row.grouping,
  status: row.status,
  hasChanges: row.has_changes,
  publishAt: row.publish_at,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
})

export const presentDetail = (
  row: ContentRecord,
  saved: SavedContent,
  viewer: Viewer,
  history: HistoryEntry[],
): ContentDetail => {
  const status = row.status
  return {
    ...presentRow({ ...row, has_changes: row.draft !== null }),
    version: row.version,
    ...saved,
    previewUrl: addressOf(row, { preview: '1' }),
    publicUrl: isPublic(status) ? addressOf(row) : null,
    actions: presentActions(actionsFor(contentLifecycle, status, viewer, (action) => blockedBy(row, action))),
    history,
  }
}
