import type { BasePost } from '@bdr/contract/access'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffFields as fields, staffStatusLabels } from '@bdr/text/staff'
import { post } from '@bdr/text/posts'
import { staffColumns as imported } from '@bdr/text/staff-import'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

/** With the headings of the import; columns unknown to the import come last. */
export const staffColumns: readonly ExportColumn<StaffRow>[] = [
  { title: imported.name, width: 14, value: (person) => person.name },
  { title: imported.account, width: 20, value: (person) => person.account },
  { title: imported.mobile, width: 16, value: (person) => person.mobile },
  { title: imported.email, width: 28, value: (person) => person.email },
  {
    title: imported.post,
    width: 18,
    value: (person) => person.ownPostName ?? post[person.postIds[0] as BasePost],
  },
  { title: fields.status, width: 8, value: (person) => staffStatusLabels[person.status] },
  { title: fields.merchant, width: 30, value: (person) => person.merchantName },
  { title: fields.lastSignInAt, width: 18, kind: 'instant', value: (person) => person.lastSignInAt },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (person) => person.createdAt },
]
