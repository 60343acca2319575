import type { OpportunityRow } from '@bdr/contract/quotations/replies'
import { inquiryFields as fields, valueBandNames } from '@bdr/text/inquiries'
import { opportunityStateNames } from '@bdr/text/names/quotations'
import { opportunityFields as words } from '@bdr/text/quotations'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'

export const opportunityColumns: readonly ExportColumn<OpportunityRow>[] = [
  { title: fields.inquiryNo, width: 16, value: (row) => row.inquiryNo },
  { title: fields.title, width: 36, value: (row) => row.title },
  { title: words.state, width: 10, value: (row) => opportunityStateNames[row.state] },
  { title: fields.buyer, width: 30, value: (row) => row.buyerName },
  { title: fields.industry, width: 8, value: (row) => industryTitles[row.industry] },
  { title: words.category, width: 8, value: (row) => entryCategoryTitles[row.category] },
  { title: fields.region, width: 20, value: (row) => row.region },
  {
    title: fields.valueBand,
    width: 14,
    value: (row) => (row.valueBand === null ? null : valueBandNames[row.valueBand]),
  },
  { title: fields.lineCount, width: 8, kind: 'number', value: (row) => row.lineCount },
  { title: words.invitedAt, width: 18, kind: 'instant', value: (row) => row.invitedAt },
  { title: fields.deadline, width: 18, kind: 'instant', value: (row) => row.deadline },
  { title: words.total, width: 14, kind: 'number', value: (row) => row.totalAmount },
]
