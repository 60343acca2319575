import type { CategoryRow } from '@bdr/contract/categories/replies'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'

/** The catalogue with the relations that its page needs; rows are in the order in which they are shown. */
export interface Catalogue {
  readonly rows: readonly CategoryRow[]
  readonly byId: ReadonlyMap<string, CategoryRow>
  childrenOf: (id: string | null) => readonly CategoryRow[]
  /** from the first level down, without the category itself */
  aboveOf: (row: CategoryRow) => readonly CategoryRow[]
  /** everything below it */
  belowOf: (id: string) => readonly CategoryRow[]
}

export function catalogueOf(rows: readonly CategoryRow[]): Catalogue {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const children = new Map<string | null, CategoryRow[]>()
  for (const row of rows) children.set(row.parentId, [...(children.get(row.parentId) ?? []), row])
  const childrenOf = (id: string | null) => children.get(id) ?? []
  const aboveOf = (row: CategoryRow): CategoryRow[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    return parent ? [...aboveOf(parent), parent] : []
  }
  const belowOf = (id: string): CategoryRow[] =>
    childrenOf(id).flatMap((child) => [child, ...belowOf(child.id)])
  return { rows, byId, childrenOf, aboveOf, belowOf }
}

/** The papers that the categories above already require. */
export const kindsFromAbove = (catalogue: Catalogue, row: CategoryRow): QualificationKind[] => [
  ...new Set(catalogue.aboveOf(row).flatMap(({ qualifications }) => qualifications)),
]

export interface Wanted {
  readonly keyword: string
  readonly withPapers: boolean
}

export const isUnfiltered = ({ keyword, withPapers }: Wanted): boolean => keyword.trim() === '' && !withPapers

/** The rows to draw: those of expanded categories, or search results together with their ancestors. */
export function shownRows(catalogue: Catalogue, open: ReadonlySet<string>, wanted: Wanted): CategoryRow[] {
  if (isUnfiltered(wanted))
    return catalogue.rows.filter((row) => catalogue.aboveOf(row).every(({ id }) => open.has(id)))
  const keyword = wanted.keyword.trim().toLowerCase()
  const shown = new Set<string>()
  for (const row of catalogue.rows) {
    const named = row.name.toLowerCase().includes(keyword) || row.code.startsWith(keyword)
    if (!named || (wanted.withPapers && row.qualifications.length === 0)) continue
    shown.add(row.id)
    for (const above of catalogue.aboveOf(row)) shown.add(above.id)
  }
  return catalogue.rows.filter(({ id }) => shown.has(id))
}

/** Where a category may be moved: not below itself, and not so deep that its subtree has no level left. */
export function possibleParents(catalogue: Catalogue, row: CategoryRow, levels: number): CategoryRow[] {
  const below = catalogue.belowOf(row.id)
  const height = Math.max(row.level, ...below.map(({ level }) => level)) - row.level + 1
  const own = new Set([row.id, ...below.map(({ id }) => id)])
  return catalogue.rows.filter(({ id, level }) => !own.has(id) && level + height <= levels)
}
