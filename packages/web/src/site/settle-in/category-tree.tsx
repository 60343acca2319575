import type { CategoryNode } from '@bdr/contract/categories/model'
import { categoryWords as words } from '@bdr/text/settle-in'
import { useRef, useState, type KeyboardEvent } from 'react'
import typography from '../../ui/typography.module.css'
import css from './category-tree.module.css'
import { chosenBelow, treeMove, treeRows, type TreeRow } from './tree-rows.ts'
import layout from '../../ui/layout.module.css'

interface CategoryTreeProps {
  tree: readonly CategoryNode[]
  chosen: ReadonlySet<string>
  keyword: string
  /** leaves that require papers */
  asking: ReadonlySet<string>
  describedBy: string
  invalid: boolean
  onToggle: (id: string) => void
}

/** The catalogue as a tree whose leaves can be chosen. It is one stop of the Tab key, with arrows inside. */
export function CategoryTree({ tree, chosen, keyword, asking, onToggle, ...field }: CategoryTreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [currentId, setCurrentId] = useState<string | null>(null)
  const rows = treeRows(tree, opened, keyword)
  const current = rows.find(({ node }) => node.id === currentId) ?? rows[0]

  const open = (id: string) =>
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const act = ({ node, expanded }: TreeRow) => {
    setCurrentId(node.id)
    if (expanded === null) onToggle(node.id)
    else open(node.id)
  }
  const press = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const move = treeMove(event.key, rows, current.node.id)
    if (move === null) return
    event.preventDefault()
    setCurrentId(move.id)
    if (move.kind === 'toggle') open(move.id)
    else if (move.kind === 'choose') onToggle(move.id)
    else list.current!.querySelector<HTMLElement>(`[data-id="${move.id}"]`)?.focus()
  }

  if (rows.length === 0)
    return <p className={`${typography.aside} ${css.nothing}`}>{words.nothing(keyword)}</p>
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={words.tree}
      aria-multiselectable
      aria-describedby={field.describedBy}
      className={css.tree}
      data-invalid={field.invalid || undefined}
    >
      {rows.map((row) => {
        const { node, expanded, position, neighbours } = row
        const below = expanded === null ? 0 : chosenBelow(node, chosen)
        return (
          <li
            key={node.id}
            role="treeitem"
            data-id={node.id}
            data-level={node.level}
            aria-level={node.level}
            aria-posinset={position}
            aria-setsize={neighbours}
            aria-expanded={expanded ?? undefined}
            aria-checked={expanded === null ? chosen.has(node.id) : undefined}
            tabIndex={row === current ? 0 : -1}
            className={css.row}
            onClick={() => act(row)}
            onKeyDown={press}
            onFocus={() => setCurrentId(node.id)}
          >
            <span className={expanded === null ? css.box : css.twist} aria-hidden>
              <svg viewBox="0 0 16 16">
                <path d={expanded === null ? 'M3.5 8.5l3 3 6-7' : 'M6 4l4 4-4 4'} />
              </svg>
            </span>
            <span className={layout.shrinks}>{node.name}</span>
            {below > 0 && <span className={css.count}>{words.below(below)}</span>}
            {asking.has(node.id) && (
              <span className={`${typography.quiet} ${css.asks}`}>{words.needsPaper}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
