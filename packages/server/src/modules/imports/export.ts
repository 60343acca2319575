import type { ImportRow } from '@bdr/contract/imports/replies'
import { importKindNames, importList as fields } from '@bdr/text/imports'
import { importStateNames } from '@bdr/text/names/imports'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const importColumns: readonly ExportColumn<ImportRow>[] = [
  { title: fields.file, width: 36, value: (one) => one.fileName },
  { title: fields.kind, width: 12, value: (one) => importKindNames[one.kind] },
  { title: fields.state, width: 10, value: (one) => importStateNames[one.state] },
  { title: fields.startedBy, width: 14, value: (one) => one.startedBy },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (one) => one.createdAt },
  { title: fields.endedAt, width: 18, kind: 'instant', value: (one) => one.endedAt },
  { title: fields.read, width: 10, kind: 'number', value: (one) => one.read },
  { title: fields.failed, width: 10, kind: 'number', value: (one) => one.failed },
  { title: fields.written, width: 10, kind: 'number', value: (one) => one.written },
]
