import type { AgendaKind, Urgency } from '@bdr/contract/dashboard/model'
import type { AgendaRow } from '@bdr/contract/dashboard/replies'
import { expect, it } from 'vitest'
import { byUrgency } from './agenda.ts'

const row = (kind: AgendaKind, urgency: Urgency, due: string): AgendaRow => ({
  id: `${kind} ${due}`,
  kind,
  name: kind,
  detail: null,
  merchantName: null,
  since: null,
  due,
  urgency,
})

it('an inquiry that closes within a day precedes overdue records, one that closes later does not', () => {
  const late = row('orderToShip', 'overdue', '2026-11-01')
  const closing = row('inquiryToQuote', 'today', '2026-11-20')
  const shipping = row('orderToShip', 'today', '2026-11-20')
  const tonight = row('inquiryToQuote', 'soon', '2026-11-21')
  const later = row('inquiryToQuote', 'soon', '2026-11-22')
  const sorted = [later, shipping, tonight, late, closing].toSorted(byUrgency('2026-11-20'))
  expect(sorted).toEqual([closing, tonight, late, shipping, later])
})
