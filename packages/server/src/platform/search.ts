import { hitsPerKind } from '@bdr/contract/search/model'
import type { SearchHit } from '@bdr/contract/search/replies'
import type { Executor } from './db/executor.ts'
import type { Scope } from './scope.ts'
import type { Viewer } from './viewer.ts'

/**
 * Finds records of one kind within the scope. Kinds that only operators see ignore the scope. @returns at most
 * `hitsPerKind`, best matches first
 */
export type SearchSource = (
  db: Executor,
  scope: Scope,
  keyword: string,
  viewer: Viewer,
) => Promise<SearchHit[]>

/** The second line of a hit; empty parts are omitted. */
export const details = (...parts: readonly (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== '') as string[]

/** Concatenates two lists of hits without duplicates, limited to the number shown. */
export const mergeHits = <Hit extends { readonly id: string }>(
  first: readonly Hit[],
  others: readonly Hit[],
): Hit[] => [...new Map([...first, ...others].map((hit) => [hit.id, hit])).values()].slice(0, hitsPerKind)
