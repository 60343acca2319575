import type { OpportunityRow } from '@bdr/contract/quotations/replies'
import { StatusTag } from '../../ui/console/status-tag.tsx'

/** Where an opportunity stands: the own quotation while it says more, else that the inquiry is over. */
export function StateTag({ row }: { row: Pick<OpportunityRow, 'status' | 'inquiryStatus'> }) {
  if (row.inquiryStatus === 'cancelled') return <StatusTag machine="inquiry" status="cancelled" />
  const quotes = row.status === 'draft' || row.status === 'withdrawn' || row.status === 'submitted'
  if (quotes && row.inquiryStatus === 'closed') return <StatusTag machine="inquiry" status="closed" />
  return <StatusTag machine="quotation" status={row.status} />
}
