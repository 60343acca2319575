import { kitWords as words } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import typography from '../../typography.module.css'
import { Chevron } from '../chevron.tsx'
import { Chinese } from './chinese.tsx'
import css from './tree.module.css'

export interface TreeNode {
  readonly id: string
  /** the text matched by typing its first letters */
  readonly label: string
  /** the content of its row; its label where it is absent */
  readonly row?: ReactNode
  readonly children: readonly TreeNode[]
}

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  /** the ids of the expanded nodes */
  open: ReadonlySet<string>
  onOpen: (open: ReadonlySet<string>) => void
  value?: string | null | undefined
  onChange?: ((id: string) => void) | undefined
  empty?: ReactNode
}

/**
 * A tree of which one node can be chosen; arrow keys expand and collapse its branches.
 * @param autoFocus whether the placeholder had the focus
 */
export function Tree({
  label,
  nodes,
  open,
  onOpen,
  value = null,
  onChange,
  empty,
  autoFocus = false,
}: TreeProps & { autoFocus?: boolean }) {
  return (
    <Chinese>
      <AriaTree
        className={css.tree}
        aria-label={label}
        items={nodes}
        expandedKeys={open}
        onExpandedChange={(keys) => onOpen(new Set([...keys].map(String)))}
        selectionMode={onChange ? 'single' : 'none'}
        // arrow keys only move: choosing may close what the tree stands in
        selectionBehavior="toggle"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          const [chosen] = keys === 'all' ? [] : keys
          if (chosen !== undefined) onChange?.(String(chosen))
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keyboard was in what stood here before
        autoFocus={autoFocus}
        renderEmptyState={() => (
          <p className={`${typography.aside} ${css.empty}`}>{empty ?? words.nothing}</p>
        )}
      >
        {branch}
      </AriaTree>
    </Chinese>
  )
}

const branch = ({ id, label, row, children }: TreeNode) => (
  <TreeItem id={id} textValue={label} className={css.item}>
    <TreeItemContent>
      {children.length > 0 ? (
        <Button slot="chevron" className={css.chevron}>
          <Chevron />
        </Button>
      ) : (
        <span className={css.chevron} />
      )}
      {row ?? label}
    </TreeItemContent>
    <Collection items={children}>{branch}</Collection>
  </TreeItem>
)
