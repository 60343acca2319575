import type { ProductCategory } from '@bdr/contract/products/replies'
import { productList as words } from '@bdr/text/products'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState, type RefObject } from 'react'
import { Failure } from '../../ui/console/failure.tsx'
import { Popover } from '../../ui/kit/aria/popover.tsx'
import { Tree, type TreeNode } from '../../ui/kit/aria/tree.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SearchInput } from '../../ui/kit/input.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './category-panel.module.css'

interface CategoryPanelProps {
  below: RefObject<HTMLElement | null>
  answer: UseQueryResult<ProductCategory[], Error>
  value: string | undefined
  onChange: (value: string | undefined) => void
  onClose: () => void
}

/** With up to this many categories the tree is expanded from the start. */
const fewCategories = 20

/** The categories that have products, as a tree with a search and with the number of products. */
export function CategoryPanel({ below, answer, value, onChange, onClose }: CategoryPanelProps) {
  const categories = useMemo(() => answer.data ?? [], [answer.data])
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null)
  const text = search.trim().toLowerCase()
  const nodes = useMemo(() => nodesOf(categories, text), [categories, text])
  const all = new Set(categories.map(({ id }) => id))
  const atFirst = categories.length <= fewCategories ? all : wayTo(categories, value)
  return (
    <Popover opened={{ below, onClose }}>
      <div className={`${layout.rows} ${css.panel}`} role="dialog" aria-label={words.category}>
        <SearchInput
          // people open it to search, so the search field has the focus
          autoFocus
          aria-label={words.searchCategory}
          placeholder={words.searchCategory}
          value={search}
          onChange={setSearch}
        />
        {answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <div className={css.tree}>
            <Tree
              label={words.category}
              nodes={nodes}
              open={text === '' ? (opened ?? atFirst) : all}
              onOpen={setOpened}
              value={value ?? null}
              onChange={onChange}
              empty={answer.isPending ? <SkeletonLines count={5} /> : words.noCategory}
            />
          </div>
        )}
        {value !== undefined && (
          <Button look="link" onClick={() => onChange(undefined)}>
            {words.anyCategory}
          </Button>
        )}
      </div>
    </Popover>
  )
}

/** The tree of the categories whose names contain the text, with their ancestors and descendants. */
function nodesOf(categories: readonly ProductCategory[], text: string): TreeNode[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId)
  const below = (parentId: string | null, wanted: string): TreeNode[] =>
    (byParent.get(parentId) ?? []).flatMap(({ id, name, count }) => {
      const matches = name.toLowerCase().includes(wanted)
      const children = below(id, matches ? '' : wanted)
      if (!matches && children.length === 0) return []
      const row = (
        <span className={css.row}>
          {name} <span className={typography.quiet}>{count}</span>
        </span>
      )
      return [{ id, label: name, row, children }]
    })
  return below(null, text)
}

/** The ancestors that have to be expanded for a category to be visible. */
function wayTo(categories: readonly ProductCategory[], id: string | undefined): ReadonlySet<string> {
  const parents = new Map(categories.map((one) => [one.id, one.parentId]))
  const way = new Set<string>()
  for (let at = id && parents.get(id); at; at = parents.get(at)) way.add(at)
  return way
}
