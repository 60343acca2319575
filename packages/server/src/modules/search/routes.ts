import { findRecords } from '@bdr/contract/search/calls'
import { searchAccess, type SearchKind, type SearchResult } from '@bdr/contract/search/model'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import { findConsultations } from './find-consultations.ts'
import { findContents } from './find-contents.ts'
import { findDeliveryNotes } from './find-delivery-notes.ts'
import { findMerchants } from './find-merchants.ts'
import { findOrders } from './find-orders.ts'
import { findPeople } from './find-people.ts'
import { findSettleIns } from './find-settle-ins.ts'
import type { SearchSource } from './source.ts'

/** Everything that can be found. A new kind adds itself here. */
const sources: { readonly [Kind in SearchKind]: SearchSource<Kind> } = {
  order: findOrders,
  deliveryNote: findDeliveryNotes,
  person: findPeople,
  merchant: findMerchants,
  settleIn: findSettleIns,
  content: findContents,
  consultation: findConsultations,
}

export function searchRoutes(): BoundCall[] {
  return [bind(findRecords, ({ db, viewer, input }) => find(db, viewer, input.keyword))]
}

async function find(db: Executor, viewer: Viewer, keyword: string): Promise<SearchResult> {
  const kinds = Object.keys(sources) as SearchKind[]
  const found = await Promise.all(
    kinds.map(async (kind) =>
      viewerCan(viewer, searchAccess[kind]) ? sources[kind](db, viewer, keyword) : null,
    ),
  )
  return Object.fromEntries(kinds.map((kind, index) => [kind, found[index]])) as SearchResult
}
