import { readCategoryTree } from '@bdr/contract/categories/calls'
import type { CategoryNode } from '@bdr/contract/categories/model'
import { productStart as words } from '@bdr/text/products'
import { useMemo, useRef, useState } from 'react'
import { useCall } from '../../lib/query.ts'
import layout from '../layout.module.css'
import { Failure } from './failure.tsx'
import { SearchInput } from '../kit/input.tsx'
import { SkeletonLines } from '../kit/skeleton.tsx'
import { Tree } from '../kit/tree.tsx'
import css from './category-picker.module.css'

interface CategoryPickerProps {
  value: string | null
  /** below a field: its search has the focus, and categories above others can be chosen, too */
  isInSheet?: boolean
  onChange: (id: string, names: readonly string[]) => void
}

/** The catalogue as a tree with a search above it, from which an arrow key leads to the tree. */
export function CategoryPicker({ value, onChange, isInSheet = false }: CategoryPickerProps) {
  const tree = useCall(readCategoryTree, {}, { toast: false, staleTime: 300_000 })
  const picker = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => matching(tree.data ?? [], search.trim().toLowerCase()), [tree.data, search])
  const paths = useMemo(() => pathsOf(tree.data ?? []), [tree.data])

  const choose = (id: string) => {
    const path = paths.get(id)
    if (path && (path.isLeaf || isInSheet)) return onChange(id, path.names)
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  return (
    <div ref={picker} className={`${layout.rows} ${layout.shrinks}`}>
      <SearchInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- people open the sheet to search
        autoFocus={isInSheet}
        aria-label={words.search}
        placeholder={words.searchHint}
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          picker.current?.querySelector<HTMLElement>('[role=treegrid]')?.focus()
        }}
      />
      <div className={`${layout.card} ${css.tree}`} data-low={isInSheet || undefined}>
        {tree.error ? (
          <Failure error={tree.error} onRetry={() => void tree.refetch()} />
        ) : (
          <Tree
            label={words.tree}
            nodes={found}
            open={search.trim() === '' ? opened : new Set(paths.keys())}
            onOpen={setOpened}
            value={value}
            onChange={choose}
            empty={tree.isPending ? <SkeletonLines count={9} /> : words.nothing}
          />
        )}
      </div>
    </div>
  )
}

interface Found {
  readonly id: string
  readonly label: string
  readonly children: readonly Found[]
}

/** The categories whose names contain the text, with everything below and above them. */
function matching(nodes: readonly CategoryNode[], text: string): Found[] {
  return nodes.flatMap(({ id, name, children }) => {
    const matches = name.toLowerCase().includes(text)
    const below = matching(children, matches ? '' : text)
    return matches || below.length > 0 ? [{ id, label: name, children: below }] : []
  })
}

function pathsOf(nodes: readonly CategoryNode[], above: readonly string[] = []) {
  const paths = new Map<string, { names: readonly string[]; isLeaf: boolean }>()
  for (const { id, name, children } of nodes) {
    const names = [...above, name]
    paths.set(id, { names, isLeaf: children.length === 0 })
    for (const [below, path] of pathsOf(children, names)) paths.set(below, path)
  }
  return paths
}
