import { scheduledAnnouncementStatuses, shownAnnouncementStatuses } from '@bdr/contract/announcements/meaning'
import { brandMeanings, ownBrandStatuses } from '@bdr/contract/brands/meaning'
import { openRequestStatuses } from '@bdr/contract/change-requests/meaning'
import { scheduledStatuses } from '@bdr/contract/content/meaning'
import * as notes from '@bdr/contract/delivery-notes/meaning'
import { openInquiryStatuses } from '@bdr/contract/inquiries/meaning'
import * as orders from '@bdr/contract/orders/meaning'
import { openReviewStatuses } from '@bdr/contract/products/meaning'
import { standingStatuses } from '@bdr/contract/quotations/meaning'
import { pendingStatuses } from '@bdr/contract/settle-in/meaning'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../platform/db/open.ts'
import { testDatabase } from '../test/database.ts'

/**
 * A partial index is written in a migration, with the states as they were then. A query whose states come from the
 * table of meanings uses it only as long as both are the same.
 */
const meant: Readonly<Record<string, readonly (readonly string[])[]>> = {
  announcement: [[...scheduledAnnouncementStatuses, ...shownAnnouncementStatuses]],
  brand: [
    ownBrandStatuses,
    // names that another brand must not have
    Object.keys(brandMeanings).filter((status) => !ownBrandStatuses.some((own) => own === status)),
  ],
  change_request: [openRequestStatuses, openReviewStatuses],
  content: [scheduledStatuses],
  delivery_note: [
    notes.noteWaitingStatuses.arrival,
    [...notes.noteWaitingStatuses.dispatch, ...notes.noteWaitingStatuses.settlement],
    notes.toDeliverStatuses,
    notes.restingNoteStatuses,
  ],
  note_order: [notes.restingNoteStatuses],
  inquiry: [openInquiryStatuses],
  purchase_order: [...Object.values(orders.waitingStatuses), orders.endedStatuses],
  purchase_order_line: [orders.agreedLineStatuses, orders.proposedLineStatuses],
  quotation: [standingStatuses],
  settle_in_application: [pendingStatuses],
}

/** The states that a condition names, as PostgreSQL writes it. */
const statesIn = (condition: string): string[] => {
  const [, one, several] = /\bstatus (?:=|<>) (?:'([\w-]+)'|(?:ANY|ALL) \(ARRAY\[([^\]]+)\])/.exec(condition)!
  return one === undefined ? [...several!.matchAll(/'([\w-]+)'/g)].map(([, state]) => state!) : [one]
}

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the states of a partial index', () => {
  it('are those of one fact of the table of meanings', async () => {
    const { rows } = await sql<{ table: string; index: string; condition: string }>`
      select tablename as "table", indexname as "index", substring(indexdef from ' WHERE (.*)$') as condition
      from pg_indexes where schemaname = 'public' and indexdef ~ ' WHERE .*\\mstatus\\M'`.execute(
      database.kysely,
    )
    const unknown = rows.filter(({ table, condition }) => {
      const states = statesIn(condition).toSorted().join()
      return !(meant[table] ?? []).some((group) => group.toSorted().join() === states)
    })
    expect(rows.length).toBeGreaterThan(20)
    expect(unknown).toEqual([])
  })
})
