import { hitsPerKind, type SearchHit } from '@bdr/contract/search/model'
import type { Executor } from './db/executor.ts'
import type { Scope } from './scope.ts'

/**
 * Finds records of one kind. Its rows are within the scope, like any query's; kinds that only
 * operators see have no use for it. @returns at most `hitsPerKind`, the likeliest first
 */
export type SearchSource = (db: Executor, scope: Scope, keyword: string) => Promise<SearchHit[]>

/**
 * So many of the newest records are looked through for a part of a number or name, which no index
 * answers. The start of a number is found among all of them.
 */
export const newestSearched = 20_000

/** What a hit says besides its name; what is not there is left out. */
export const details = (...parts: readonly (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== '') as string[]

interface Found<Hit> {
  /** records whose number starts with the keyword, in order of number */
  readonly byStart: readonly Hit[]
  /** records with the keyword anywhere, newest first */
  readonly byPart: readonly Hit[]
}

/**
 * One list out of two ways to find: the number itself first, then what is new, then the other
 * numbers that start so. Nothing twice, and no more than are shown.
 */
export function mergeHits<Hit extends { readonly id: string }>(
  { byStart, byPart }: Found<Hit>,
  isExact: (hit: Hit) => boolean,
): Hit[] {
  const ordered = [...byStart.filter(isExact), ...byPart, ...byStart]
  return [...new Map(ordered.map((hit) => [hit.id, hit])).values()].slice(0, hitsPerKind)
}
