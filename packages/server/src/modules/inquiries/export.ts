import type { InquiryRow } from '@bdr/contract/inquiries/replies'
import { inquiryFields as fields } from '@bdr/text/inquiries'
import { inquiryStatus } from '@bdr/text/names/inquiries'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const inquiryColumns: readonly ExportColumn<InquiryRow>[] = [
  { title: fields.inquiryNo, width: 16, value: (row) => row.inquiryNo },
  { title: fields.title, width: 36, value: (row) => row.title },
  { title: fields.status, width: 10, value: (row) => inquiryStatus[row.status] },
  { title: fields.buyer, width: 30, value: (row) => row.buyerName },
  { title: fields.industry, width: 8, value: (row) => industryTitles[row.industry] },
  { title: fields.category, width: 8, value: (row) => entryCategoryTitles[row.category] },
  { title: fields.lineCount, width: 8, kind: 'number', value: (row) => row.lineCount },
  { title: fields.invited, width: 10, kind: 'number', value: (row) => row.invitedCount },
  { title: fields.quoted, width: 10, kind: 'number', value: (row) => row.quotedCount },
  { title: fields.publishedAt, width: 18, kind: 'instant', value: (row) => row.publishedAt },
  { title: fields.deadline, width: 18, kind: 'instant', value: (row) => row.deadline },
]
