import { kitWords as words } from '@bdr/text/ui'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { firstUse, reportMissing } from '../later.tsx'
import typography from '../typography.module.css'
import type { Tree as LoadedTree, TreeNode, TreeProps } from './aria/tree.tsx'
import css from './aria/tree.module.css'
import { Chevron } from './chevron.tsx'

let Loaded: typeof LoadedTree | null = null
const load = async () => (Loaded ??= (await import('./aria/tree.tsx')).Tree)

/**
 * A tree of which one node can be chosen. react-aria is half as large as React: it loads once somebody starts
 * to use the page. Until then the same rows react to presses, and keyboard focus loads it.
 */
export function Tree(props: TreeProps) {
  const [taken, setTaken] = useState<{ autoFocus: boolean } | null>(Loaded && { autoFocus: false })
  const plain = useRef<HTMLDivElement>(null)
  const take = async () => {
    await load()
    const isEntered = plain.current?.contains(document.activeElement) ?? false
    // synchronously: the first key press may move the focus into the tree, and it would be lost when the
    // element is replaced
    flushSync(() => setTaken((now) => now ?? { autoFocus: isEntered }))
  }
  const activate = useEffectEvent(() => {
    // loaded in advance: a failure is reported only when it is needed
    take().catch(() => {})
  })
  useEffect(() => void firstUse().then(activate), [])
  if (taken && Loaded) return <Loaded {...props} {...taken} />

  return <PlainTree {...props} ref={plain} onFocus={() => void take().catch(() => reportMissing())} />
}

interface Row {
  readonly node: TreeNode
  readonly level: number
}

/** The visible rows, each above its expanded children. */
const rowsOf = (nodes: readonly TreeNode[], open: ReadonlySet<string>, level = 1): Row[] =>
  nodes.flatMap((node) => [
    { node, level },
    ...(open.has(node.id) ? rowsOf(node.children, open, level + 1) : []),
  ])

function PlainTree({
  label,
  nodes,
  open,
  onOpen,
  value = null,
  onChange,
  empty,
  ref,
  onFocus,
}: TreeProps & { ref: RefObject<HTMLDivElement | null>; onFocus: () => void }) {
  const toggled = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    return next
  }
  return (
    <div ref={ref} role="treegrid" aria-label={label} className={css.tree} tabIndex={0} onFocus={onFocus}>
      {nodes.length === 0 && <p className={`${typography.aside} ${css.empty}`}>{empty ?? words.nothing}</p>}
      {rowsOf(nodes, open).map(({ node: { id, label: name, row, children }, level }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keyboard focus loads the library
        <div
          key={id}
          role="row"
          aria-level={level}
          aria-expanded={children.length > 0 ? open.has(id) : undefined}
          aria-selected={onChange ? value === id : undefined}
          className={css.item}
          data-selection-mode={onChange && 'single'}
          data-expanded={open.has(id) || undefined}
          data-selected={value === id || undefined}
          style={{ '--tree-item-level': level } as CSSProperties}
          onClick={() => onChange?.(id)}
        >
          <div role="gridcell" className={css.cell}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only for the pointer: arrow keys expand rows */}
            <span
              className={css.chevron}
              onClick={(event) => {
                if (children.length === 0) return
                event.stopPropagation()
                onOpen(toggled(id))
              }}
            >
              {children.length > 0 && <Chevron />}
            </span>
            {row ?? name}
          </div>
        </div>
      ))}
    </div>
  )
}
