import type { ChangeRequestRow } from '@bdr/contract/change-requests/replies'
import { changeRequestStatus } from '@bdr/text/names/change-requests'
import { changeRequestExport } from '@bdr/text/change-requests'
import { companyFacts } from '@bdr/text/company'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

const words = changeRequestExport

export const changeRequestColumns: readonly ExportColumn<ChangeRequestRow>[] = [
  { title: words.merchantCode, width: 12, value: (one) => one.merchantCode },
  { title: words.merchant, width: 34, value: (one) => one.merchantName },
  { title: words.status, width: 10, value: (one) => changeRequestStatus[one.status] },
  {
    title: words.fields,
    width: 40,
    value: (one) => one.fields.map((field) => companyFacts[field as keyof typeof companyFacts]).join('、'),
  },
  { title: words.requestedBy, width: 14, value: (one) => one.requestedBy },
  { title: words.createdAt, width: 18, kind: 'instant', value: (one) => one.createdAt },
  { title: words.updatedAt, width: 18, kind: 'instant', value: (one) => one.updatedAt },
]
