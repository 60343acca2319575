import type { PresentFacts } from '@bdr/contract/company/model'

export type Paper = PresentFacts['qualifications'][number]

/** A paper before and after: null where it is new, or was removed. */
export interface PaperPair<After extends Paper = Paper> {
  readonly before: Paper | null
  readonly after: After | null
}

const samePaper = (a: Paper, b: Paper): boolean =>
  a.kind === b.kind && a.number === b.number && a.validUntil === b.validUntil && a.fileId === b.fileId

/** How likely a paper is the renewal of another, the surest criterion first. */
const kinships: readonly ((a: Paper, b: Paper) => boolean)[] = [
  samePaper,
  (a, b) => a.fileId === b.fileId,
  (a, b) => a.kind === b.kind && a.number === b.number,
  (a, b) => a.kind === b.kind,
]

/** Pairs each former paper with its renewal, in the former order; new ones are at the end. */
export function pairPapers<After extends Paper>(
  before: readonly Paper[],
  after: readonly After[],
): PaperPair<After>[] {
  const renewals = new Map<Paper, After>()
  const free = new Set(after)
  for (const akin of kinships) {
    for (const old of before) {
      if (renewals.has(old)) continue
      const renewal = [...free].find((one) => akin(old, one))
      if (renewal === undefined) continue
      renewals.set(old, renewal)
      free.delete(renewal)
    }
  }
  return [
    ...before.map((old) => ({ before: old, after: renewals.get(old) ?? null })),
    ...[...free].map((added) => ({ before: null, after: added })),
  ]
}

export type PaperChange = 'added' | 'removed' | 'renewed' | 'same'

export function changeOf({ before, after }: PaperPair): PaperChange {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  return samePaper(before, after) ? 'same' : 'renewed'
}
