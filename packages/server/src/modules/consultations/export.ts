import type { ConsultationRow } from '@bdr/contract/consultations/replies'
import { consultationFields as fields } from '@bdr/text/consultations'
import { consultationStatus } from '@bdr/text/names/consultations'
import { industryTitles } from '@bdr/text/site-labels'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const consultationColumns: readonly ExportColumn<ConsultationRow>[] = [
  { title: fields.number, width: 18, value: (one) => one.number },
  { title: fields.name, width: 14, value: (one) => one.name },
  { title: fields.mobile, width: 16, value: (one) => one.mobile },
  { title: fields.company, width: 30, value: (one) => one.company },
  {
    title: fields.industry,
    width: 12,
    value: (one) => (one.industry === null ? null : industryTitles[one.industry]),
  },
  { title: fields.about, width: 34, value: (one) => one.about },
  { title: fields.status, width: 10, value: (one) => consultationStatus[one.status] },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (one) => one.createdAt },
]
