import { can, type BasePost } from '@bdr/contract/access'
import {
  agendaItems,
  agendaKinds,
  agendaLength,
  urgencies,
  type AgendaItem,
  type Urgency,
} from '@bdr/contract/dashboard/model'
import type { AgendaRow } from '@bdr/contract/dashboard/replies'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import { daysUntil } from '@bdr/contract/kernel/days'
import type { Executor } from '../../platform/db/executor.ts'
import type { Scope } from '../../platform/scope.ts'
import { waitingRecords, type WaitingRecord } from './agenda-sources.ts'

/** The records that wait for a person with this post, the most urgent first. */
export async function agendaOf(
  db: Executor,
  scope: Scope,
  { post, today }: { post: BasePost; today: string },
): Promise<AgendaRow[]> {
  const kinds = agendaKinds.filter((kind) => can(post, agendaItems[kind].by))
  const found = await waitingRecords(db, kinds, scope, today)
  return found
    .map((row) => ({
      ...dated(row, agendaItems[row.kind].patience, today),
      merchantName: scope.of === 'all' ? row.merchantName : null,
    }))
    .toSorted(byUrgency(today))
    .slice(0, agendaLength)
}

/** Adds the day by which the next step should be taken, and its urgency. */
function dated(row: WaitingRecord, patience: number | null, today: string) {
  const due = row.due ?? dayAfter(chinaDay(row.since!), patience ?? 0)
  return { ...row, due, urgency: urgencyOf(due, today) }
}

const day = 86_400_000
const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Number of days ahead that count as soon. */
const soon = 3

export function urgencyOf(due: string, today: string): Urgency {
  const days = daysUntil(due, today)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days <= soon ? 'soon' : 'later'
}

/** Whether its last chance ends today or tomorrow. */
const isClosing = ({ kind, due }: AgendaRow, today: string): boolean => {
  const item: AgendaItem = agendaItems[kind]
  return item.isFinal === true && daysUntil(due, today) <= 1
}

/** Sorts closing records first, then by urgency; equally urgent ones by due day, then by age. */
export const byUrgency =
  (today: string) =>
  (one: AgendaRow, other: AgendaRow): number =>
    Number(isClosing(other, today)) - Number(isClosing(one, today)) ||
    urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
    compareText(one.due, other.due) ||
    compareText(one.since ?? '', other.since ?? '') ||
    compareText(one.name, other.name)

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
