import type { ContentRow } from '@bdr/contract/content/replies'
import { contentList as fields, contentExport } from '@bdr/text/content'
import { contentStatus } from '@bdr/text/names/content'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

const words = contentExport

export const contentColumns: readonly ExportColumn<ContentRow>[] = [
  { title: fields.name, width: 44, value: (one) => one.title },
  { title: words.slug, width: 30, value: (one) => one.slug },
  { title: fields.status, width: 10, value: (one) => contentStatus[one.status] },
  { title: fields.published, width: 18, kind: 'instant', value: (one) => one.publishedAt },
  { title: words.publishAt, width: 18, kind: 'instant', value: (one) => one.publishAt },
  { title: fields.updated, width: 18, kind: 'instant', value: (one) => one.updatedAt },
]
