import type { AnnouncementRow } from '@bdr/contract/announcements/replies'
import { announcementFields as fields, announcementList, audienceText } from '@bdr/text/announcements'
import { announcementStatus } from '@bdr/text/names/announcements'
import { post as postLabels } from '@bdr/text/posts'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const exportName = announcementList.exportTitle

export const announcementColumns: readonly ExportColumn<AnnouncementRow>[] = [
  { title: fields.title, width: 44, value: (one) => one.title },
  { title: fields.status, width: 10, value: (one) => announcementStatus[one.status] },
  {
    title: fields.audience,
    width: 20,
    value: (one) => audienceText({ ...one, posts: one.posts.map((post) => postLabels[post]) }),
  },
  { title: fields.showFrom, width: 18, kind: 'instant', value: (one) => one.showFrom },
  { title: fields.showUntil, width: 18, kind: 'instant', value: (one) => one.showUntil },
  { title: fields.read, width: 8, kind: 'number', value: (one) => String(one.readCount) },
  { title: fields.updatedAt, width: 18, kind: 'instant', value: (one) => one.updatedAt },
]
