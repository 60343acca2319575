import type { CategoryNode } from '@bdr/contract/categories/model'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { newPaper, withPaper, type Paper, type Papers } from './draft.ts'

/** A category that can be chosen: a leaf, with its ancestors. */
export interface Leaf {
  readonly id: string
  readonly name: string
  /** from the first level down, its own name last */
  readonly path: readonly string[]
}

/** The leaves of a tree by their id, in its order. */
export function leavesOf(tree: readonly CategoryNode[]): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  const walk = (nodes: readonly CategoryNode[], above: readonly string[]) => {
    for (const { id, name, children } of nodes) {
      const path = [...above, name]
      if (children.length === 0) leaves.set(id, { id, name, path })
      else walk(children, path)
    }
  }
  walk(tree, [])
  return leaves
}

/** A kind of paper and the chosen categories that require it. */
export interface RequiredPaper {
  readonly kind: QualificationKind
  readonly categoryIds: readonly string[]
}

/** The papers that the chosen categories require, without duplicates. */
export function requiredPapers(
  chosen: readonly string[],
  requiredKinds: readonly { categoryId: string; kinds: readonly QualificationKind[] }[],
): RequiredPaper[] {
  const kindsOf = new Map(requiredKinds.map(({ categoryId, kinds }) => [categoryId, kinds]))
  const askedBy = new Map<QualificationKind, string[]>()
  for (const id of chosen)
    for (const kind of kindsOf.get(id) ?? []) askedBy.set(kind, [...(askedBy.get(kind) ?? []), id])
  return [...askedBy].map(([kind, categoryIds]) => ({ kind, categoryIds }))
}

const isBlank = ({ number, validUntil, endless, fileId }: Paper): boolean =>
  number === '' && validUntil === '' && !endless && fileId === null

/**
 * The papers with a place for each required kind; empty places that nothing requires any more are removed.
 */
export function withPlaces(papers: Papers, required: readonly RequiredPaper[]): Papers {
  const asked = new Set(required.map(({ kind }) => kind))
  const all = Object.entries(papers)
  const missing = [...asked].filter((kind) => all.every(([, paper]) => paper.kind !== kind))
  const wanted = all.filter(([, paper]) => paper.added || asked.has(paper.kind) || !isBlank(paper))
  return missing.length === 0 && wanted.length === all.length
    ? papers
    : missing.reduce((before, kind) => withPaper(before, newPaper(kind)), Object.fromEntries(wanted))
}
