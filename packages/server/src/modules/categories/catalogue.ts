import type { CategoryNode } from '@bdr/contract/categories/model'
import { qualificationKinds, type QualificationKind } from '@bdr/contract/categories/qualifications'

/** A category as stored. */
export interface CategoryRecord {
  readonly id: string
  readonly parent_id: string | null
  readonly code: string
  readonly name: string
  readonly level: number
  readonly position: number
  readonly enabled: boolean
  readonly qualifications: readonly string[]
  readonly version: number
}

/** The whole catalogue in memory: some hundred rows that are read together. */
export interface Catalogue<Row extends CategoryRecord = CategoryRecord> {
  readonly byId: ReadonlyMap<string, Row>
  /** in display order */
  childrenOf(parentId: string | null): readonly Row[]
  /** from the root to the category itself; empty for an unknown id */
  pathOf(id: string): Row[]
  /** every category, ancestors first */
  inOrder(): Row[]
  /** whether products can be put there: it has no children, and neither it nor an ancestor is disabled */
  isOpenLeaf(id: string): boolean
  /** the required qualifications, including those of its ancestors */
  kindsOf(id: string): QualificationKind[]
  /** the catalogue as everybody sees it: every branch ends in an available leaf */
  tree(): CategoryNode[]
}

export const ownKinds = ({ qualifications }: Pick<CategoryRecord, 'qualifications'>): QualificationKind[] =>
  qualificationKinds.filter((kind) => qualifications.includes(kind))

export function catalogueOf<Row extends CategoryRecord>(rows: readonly Row[]): Catalogue<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byParent = Map.groupBy(
    rows.toSorted((a, b) => a.position - b.position || a.code.localeCompare(b.code)),
    (row) => row.parent_id,
  )
  const childrenOf = (parentId: string | null) => byParent.get(parentId) ?? []
  const pathOf = (id: string): Row[] => {
    const row = byId.get(id)
    if (!row) return []
    return row.parent_id === null ? [row] : [...pathOf(row.parent_id), row]
  }
  const nodesBelow = (parentId: string | null): CategoryNode[] =>
    childrenOf(parentId).flatMap((row) => {
      if (!row.enabled) return []
      const children = nodesBelow(row.id)
      if (children.length === 0 && childrenOf(row.id).length > 0) return []
      const { id, code, name, level } = row
      return [{ id, code, name, level, qualifications: ownKinds(row), children }]
    })
  const below = (parentId: string | null): Row[] =>
    childrenOf(parentId).flatMap((row) => [row, ...below(row.id)])

  return {
    byId,
    childrenOf,
    pathOf,
    inOrder: () => below(null),
    isOpenLeaf: (id) => {
      const path = pathOf(id)
      return path.length > 0 && path.every((row) => row.enabled) && childrenOf(id).length === 0
    },
    kindsOf: (id) => {
      const asked = pathOf(id).flatMap(ownKinds)
      return qualificationKinds.filter((kind) => asked.includes(kind))
    },
    tree: () => nodesBelow(null),
  }
}
