import { hitsPerKind } from '@bdr/contract/search/model'

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
