import { kitWords as words } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import typography from '../../typography.module.css'
import { Chinese } from './chinese.tsx'
import { moved, type SortableItem } from './moved.ts'
import css from './sortable-list.module.css'

interface SortableListProps<Item extends SortableItem> {
  label: string
  items: readonly Item[]
  /** called with all items in their new order */
  onChange: (items: Item[]) => void
  isDisabled?: boolean | undefined
  children: (item: Item) => ReactNode
}

/**
 * A list of items that can be reordered by dragging or by keyboard: Enter on a handle picks one up, arrows
 * move it, Enter drops it.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onChange, isDisabled = false, children } = props
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onChange(
        moved(items, new Set([...keys].map(String)), String(target.key), target.dropPosition === 'after'),
      ),
    isDisabled,
  })
  return (
    <Chinese>
      <GridList
        className={css.list}
        aria-label={label}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={`${typography.aside} ${css.empty}`}>{words.nothing}</p>}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.label} className={css.item}>
            <Button slot="drag" className={css.handle}>
              <svg width="12" height="16" viewBox="0 0 12 16" aria-hidden>
                <path d="M3.5 3v0M3.5 8v0M3.5 13v0M8.5 3v0M8.5 8v0M8.5 13v0" />
              </svg>
            </Button>
            <div className={css.content}>{children(item)}</div>
          </GridListItem>
        )}
      </GridList>
    </Chinese>
  )
}
