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

it('an inquiry that closes today comes before what is late already, one that closes later does not', () => {
  const late = row('orderToShip', 'overdue', '2026-11-01')
  const closing = row('inquiryToQuote', 'today', '2026-11-20')
  const shipping = row('orderToShip', 'today', '2026-11-20')
  const tomorrow = row('inquiryToQuote', 'soon', '2026-11-21')
  expect([tomorrow, shipping, late, closing].toSorted(byUrgency)).toEqual([closing, late, shipping, tomorrow])
})
