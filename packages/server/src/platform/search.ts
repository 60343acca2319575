import { hitsPerKind } from '@bdr/contract/search/model'
import type { SearchHit } from '@bdr/contract/search/replies'
import type { Executor } from './db/executor.ts'
import type { Scope } from './scope.ts'
import type { Viewer } from './viewer.ts'

/**
 * Finds records of one kind. Its rows are within the scope, like any query's; kinds that only
 * operators see have no use for it. @returns at most `hitsPerKind`, the likeliest first
 */
export type SearchSource = (
  db: Executor,
  scope: Scope,
  keyword: string,
  viewer: Viewer,
) => Promise<SearchHit[]>

/** The second line of a hit, below its name; empty parts are left out. */
export const details = (...parts: readonly (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== '') as string[]

/** Joins the first hits and the others without repeats, no more than are shown. */
export const firstOnce = <Hit extends { readonly id: string }>(
  first: readonly Hit[],
  others: readonly Hit[],
): Hit[] => [...new Map([...first, ...others].map((hit) => [hit.id, hit])).values()].slice(0, hitsPerKind)
