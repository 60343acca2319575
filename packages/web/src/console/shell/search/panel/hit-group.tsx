import { searchable, type SearchKind } from '@bdr/contract/entities'
import type { Entity } from '@bdr/contract/kernel/entity'
import { pageByKey, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import type { SearchHit } from '@bdr/contract/search/replies'
import { searchText as words } from '@bdr/text/shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Viewer } from '../../../../lib/session.ts'
import typography from '../../../../ui/typography.module.css'
import { mayOpen } from '../../menu.ts'
import css from './search-panel.module.css'
import layout from '../../../../ui/layout.module.css'

/** One search result, whatever its kind. */
export interface Option {
  readonly key: string
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly state: ReactNode
  /** links to all records of a kind instead of one record */
  readonly isList?: true
}

interface HitGroupProps {
  label: string
  /** announced in addition to the label */
  note?: string | undefined
  options: readonly Option[]
  chosen: Option | undefined
  idOf: (option: Option) => string
  onOpen: () => void
}

/** The results of one kind. The focus stays in the field, which announces the selected result. */
export const HitGroup = ({ label, note, options, chosen, idOf, onOpen }: HitGroupProps) => (
  <div role="group" aria-label={label} className={css.group}>
    <p className={`${layout.row} ${typography.caption} ${css.kind}`} role="presentation">
      {label}
      {note !== undefined && <span>{note}</span>}
    </p>
    {options.map((option) => (
      <Link
        key={option.key}
        id={idOf(option)}
        role="option"
        aria-selected={option === chosen}
        tabIndex={-1}
        className={css.hit}
        data-list={option.isList || undefined}
        to={option.href}
        onClick={onOpen}
      >
        <span className={layout.shrinks}>
          <span className={css.title}>{option.title}</span>
          {option.detail !== '' && (
            <span className={`${typography.below} ${typography.clipped}`}>{option.detail}</span>
          )}
        </span>
        <span className={css.state}>{option.state}</span>
      </Link>
    ))}
  </div>
)

/**
 * Links to the lists of a kind that the viewer may open, filtered by the search text. Where a kind has
 * several lists, its results state which one contains them.
 */
export function listsOf(
  viewer: Viewer,
  kind: SearchKind,
  hits: readonly SearchHit[],
  keyword: string,
): Option[] {
  const { lists, pages }: Entity = searchable.find((one) => one.kind === kind)!
  const inMenu = pages.filter(({ menu }) => menu !== null).map(({ key }) => [key, 'keyword'] as const)
  const all = lists ? Object.entries(lists) : inMenu
  const isShown = ([page]: readonly [string, string]) =>
    all.length === 1 || hits.some(({ details }) => details.includes(pageTitles[page as PageKey]))
  const open = ([page]: readonly [string, string]) => mayOpen(viewer, pageByKey(page as PageKey))
  return all
    .filter((list) => open(list) && isShown(list))
    .map(([page, filter]) => ({
      key: page,
      title: words.inList(pageTitles[page as PageKey]),
      detail: '',
      href: pageUrl(page as PageKey, { [filter]: keyword }),
      state: null,
      isList: true,
    }))
}
