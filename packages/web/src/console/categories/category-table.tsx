import { categoryLevels } from '@bdr/contract/categories/model'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { qualificationKind } from '@bdr/text/qualifications'
import { categoryList as words } from '@bdr/text/categories'
import { pageUrl } from '@bdr/contract/navigation'
import { Link } from 'react-router'
import { Button } from '../../ui/kit/button.tsx'
import { MenuButton } from '../../ui/kit/menu.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './categories.module.css'
import type { Catalogue } from './catalogue.ts'

export type CategoryAction = 'addBelow' | 'edit' | 'move' | 'up' | 'down' | 'enable' | 'disable'

interface CategoryTableProps {
  catalogue: Catalogue
  rows: readonly CategoryRow[]
  isOpen: (row: CategoryRow) => boolean
  /** a search shows its results, whether their ancestors are expanded or not */
  foldable: boolean
  onToggle: (id: string) => void
  onAction: (action: CategoryAction, row: CategoryRow) => void
}

/** The tree as a table; deeper levels are indented. What is done seldom stands in a menu of the row. */
export function CategoryTable({ catalogue, rows, isOpen, foldable, onToggle, onAction }: CategoryTableProps) {
  return (
    <div className={`${layout.card} ${layout.scrolls}`}>
      <table className={`${layout.table} ${css.table}`} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.papers}</th>
            <th scope="col">{words.attributes}</th>
            <th scope="col" className={css.numeric}>
              {words.merchants}
            </th>
            <th scope="col">{words.state}</th>
            <th scope="col" className={css.actions}>
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-disabled={!row.enabled || undefined}>
              <th scope="row" data-level={row.level}>
                <span className={css.name}>
                  <Fold
                    row={row}
                    leaf={catalogue.childrenOf(row.id).length === 0}
                    open={isOpen(row)}
                    disabled={!foldable}
                    onToggle={onToggle}
                  />
                  {row.name}
                </span>
              </th>
              <td className={typography.quiet} data-label={words.code}>
                {row.code}
              </td>
              <td data-label={words.papers}>
                {row.qualifications.map((kind) => qualificationKind[kind]).join('、')}
              </td>
              <td data-label={words.attributes}>
                <Link
                  to={pageUrl('categoryAttributes', { id: row.id })}
                  aria-label={words.attributesOf(row.name, row.attributeCount)}
                >
                  {words.attributeCount(row.attributeCount)}
                </Link>
              </td>
              <td className={css.numeric} data-label={words.merchants}>
                {row.merchantCount === 0 ? '' : row.merchantCount}
              </td>
              <td data-label={words.state}>{stateOf(catalogue, row)}</td>
              <td className={css.actions}>
                {actionsOf(row).map((action) => (
                  <Button
                    key={action}
                    look="link"
                    aria-label={words.of(words[action], row.name)}
                    onClick={() => onAction(action, row)}
                  >
                    {words[action]}
                  </Button>
                ))}
                <MenuButton
                  look="link"
                  label={words.of(words.more, row.name)}
                  entries={menuOf(row).map((action) => ({
                    key: action,
                    text: words[action],
                    disabled: isBlocked(catalogue, row, action),
                    act: () => onAction(action, row),
                  }))}
                >
                  {words.more}
                </MenuButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FoldProps {
  row: CategoryRow
  leaf: boolean
  open: boolean
  disabled: boolean
  onToggle: (id: string) => void
}

function Fold({ row, leaf, open, disabled, onToggle }: FoldProps) {
  if (leaf) return <span className={css.leaf} />
  return (
    <button
      type="button"
      className={css.fold}
      aria-expanded={open}
      aria-label={open ? words.collapse(row.name) : words.expand(row.name)}
      disabled={disabled}
      onClick={() => onToggle(row.id)}
    >
      <svg viewBox="0 0 16 16" aria-hidden>
        <path d="M6 4l4 4-4 4" />
      </svg>
    </button>
  )
}

function stateOf(catalogue: Catalogue, row: CategoryRow): string {
  if (!row.enabled) return words.disabled
  return catalogue.aboveOf(row).every(({ enabled }) => enabled) ? words.enabled : words.disabledAbove
}

/** What the catalogue grows and is corrected by stands in the row. */
const actionsOf = (row: CategoryRow): CategoryAction[] =>
  row.level < categoryLevels ? ['addBelow', 'edit'] : ['edit']

const menuOf = (row: CategoryRow): CategoryAction[] => [
  'move',
  'up',
  'down',
  row.enabled ? 'disable' : 'enable',
]

/** The first one cannot move up among its neighbours, and the last one cannot move down. */
function isBlocked(catalogue: Catalogue, row: CategoryRow, action: CategoryAction): boolean {
  const neighbours = catalogue.childrenOf(row.parentId)
  return (
    (action === 'up' && neighbours[0]?.id === row.id) ||
    (action === 'down' && neighbours.at(-1)?.id === row.id)
  )
}
