import type { CategoryNode } from '@bdr/contract/categories/model'

/** A row of the tree as it is drawn now. */
export interface TreeRow {
  readonly node: CategoryNode
  readonly parentId: string | null
  /** null for a leaf */
  readonly expanded: boolean | null
  /** its position among its neighbours, from 1, and their number */
  readonly position: number
  readonly neighbours: number
}

/**
 * The rows to draw: those of expanded categories or, with a keyword, the categories whose names contain it,
 * with their ancestors and descendants.
 */
export function treeRows(
  tree: readonly CategoryNode[],
  open: ReadonlySet<string>,
  keyword: string,
): TreeRow[] {
  const wanted = keyword.trim().toLowerCase()
  const named = (node: CategoryNode) => node.name.toLowerCase().includes(wanted)
  const within = (node: CategoryNode): boolean => named(node) || node.children.some(within)
  const rows: TreeRow[] = []
  const walk = (nodes: readonly CategoryNode[], parentId: string | null, all: boolean) => {
    const shown = wanted === '' || all ? nodes : nodes.filter(within)
    shown.forEach((node, index) => {
      const leaf = node.children.length === 0
      const below = wanted !== '' && (all || named(node))
      // the ancestors of a match are expanded; its own children are not, because its name is enough
      const expanded = open.has(node.id) || (wanted !== '' && node.children.some(within))
      rows.push({
        node,
        parentId,
        expanded: leaf ? null : expanded,
        position: index + 1,
        neighbours: shown.length,
      })
      if (!leaf && expanded) walk(node.children, node.id, below)
    })
  }
  walk(tree, null, false)
  return rows
}

/** The number of chosen leaves below a category. */
export function chosenBelow(node: CategoryNode, chosen: ReadonlySet<string>): number {
  return node.children.length === 0
    ? Number(chosen.has(node.id))
    : node.children.reduce((sum, child) => sum + chosenBelow(child, chosen), 0)
}

/** The effect of a key in the tree: a row to focus, one to expand or collapse, or one to choose. */
export type TreeMove =
  | { readonly kind: 'go'; readonly id: string }
  | { readonly kind: 'toggle'; readonly id: string }
  | { readonly kind: 'choose'; readonly id: string }

/** The keys of a tree as in the ARIA practices. */
export function treeMove(key: string, rows: readonly TreeRow[], currentId: string): TreeMove | null {
  const at = rows.findIndex(({ node }) => node.id === currentId)
  const row = rows[at]
  if (!row) return null
  const go = (target: TreeRow | undefined): TreeMove | null =>
    target ? { kind: 'go', id: target.node.id } : null
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1])
    case 'ArrowUp':
      return go(rows[at - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      if (row.expanded === false) return { kind: 'toggle', id: currentId }
      return row.expanded ? go(rows[at + 1]) : null
    case 'ArrowLeft':
      if (row.expanded) return { kind: 'toggle', id: currentId }
      return row.parentId === null ? null : { kind: 'go', id: row.parentId }
    case ' ':
    case 'Enter':
      return { kind: row.expanded === null ? 'choose' : 'toggle', id: currentId }
    default:
      return null
  }
}
