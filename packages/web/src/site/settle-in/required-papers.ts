import type { CategoryNode } from '@bdr/contract/categories/model'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { newPaper, type Paper } from './draft.ts'

/** A category one can choose: a leaf, with what it lies in. */
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

/** A kind of paper and the chosen categories that ask for it. */
export interface RequiredPaper {
  readonly kind: QualificationKind
  readonly categoryIds: readonly string[]
}

/** The papers the chosen categories ask for, each once. */
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

const isBlank = ({ number, validUntil, endless, file }: Paper): boolean =>
  number === '' && validUntil === '' && !endless && file === null

/** The papers with a place for each kind that is asked for; places nobody asks for any more go. */
export function withPlaces(papers: readonly Paper[], required: readonly RequiredPaper[]): readonly Paper[] {
  const asked = new Set(required.map(({ kind }) => kind))
  const missing = [...asked].filter((kind) => papers.every((paper) => paper.kind !== kind))
  const kept = papers.filter((paper) => paper.added || asked.has(paper.kind) || !isBlank(paper))
  return missing.length === 0 && kept.length === papers.length
    ? papers
    : [...kept, ...missing.map((kind) => newPaper(kind))]
}
