import { hitsPerKind } from '@bdr/contract/search/model'
import { searchKindLabels, searchText as words } from '@bdr/text/search'
import { Link } from 'react-router'
import type { HitGroup, HitView } from './kinds.tsx'
import css from './search-panel.module.css'

interface HitGroupViewProps {
  group: HitGroup
  isChosen: (hit: HitView) => boolean
  idOf: (hit: HitView) => string
  onOpen: () => void
}

/** What was found of one kind. The keyboard stays in the field: it says which hit is chosen. */
export function HitGroupView({ group: { kind, hits }, isChosen, idOf, onOpen }: HitGroupViewProps) {
  const label = searchKindLabels[kind]
  return (
    <div role="group" aria-label={label} className={css.group}>
      <p className={css.kind} role="presentation">
        {label}
        {hits.length === hitsPerKind && <span>{words.mostShown(hitsPerKind)}</span>}
      </p>
      {hits.map((hit) => (
        <Link
          key={hit.id}
          id={idOf(hit)}
          role="option"
          aria-selected={isChosen(hit)}
          tabIndex={-1}
          className={css.hit}
          to={hit.href}
          onClick={onOpen}
        >
          <span className={css.words}>
            <span className={css.title}>{hit.title}</span>
            <span className={css.detail}>{hit.detail}</span>
          </span>
          <span className={css.state}>{hit.state}</span>
        </Link>
      ))}
    </div>
  )
}
