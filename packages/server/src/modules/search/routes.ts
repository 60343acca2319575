import { searchable, type SearchKind } from '@bdr/contract/entities'
import { findRecords } from '@bdr/contract/search/calls'
import type { SearchResult } from '@bdr/contract/search/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { SearchSource } from '../../platform/search.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'

export type SearchSources = Readonly<Record<SearchKind, SearchSource>>

export const searchRoutes = (sources: SearchSources): BoundCall[] => [
  bind(findRecords, ({ db, viewer, input }) => find(sources, db, viewer, input.keyword)),
]

async function find(
  sources: SearchSources,
  db: Executor,
  viewer: Viewer,
  keyword: string,
): Promise<SearchResult> {
  const scope = scopeOf(viewer)
  const mine = searchable.filter(({ search }) => viewerCan(viewer, search))
  const groups = await Promise.all(
    mine.map(async ({ kind }) => ({ kind, hits: await sources[kind](db, scope, keyword, viewer) })),
  )
  return { groups }
}
