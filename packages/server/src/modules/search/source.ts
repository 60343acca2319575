import type { SearchKind, SearchResult } from '@bdr/contract/search/model'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'

/**
 * Finds records of one kind. It stands before the isolation test like any query: its rows are the
 * viewer's own. @returns at most `hitsPerKind`, the likeliest first
 */
export type SearchSource<Kind extends SearchKind> = (
  db: Executor,
  viewer: Viewer,
  keyword: string,
) => Promise<NonNullable<SearchResult[Kind]>>

/**
 * So many of the newest records are looked through for a part of a number or name, which no index
 * answers. The start of a number is found among all of them.
 */
export const newestSearched = 20_000
