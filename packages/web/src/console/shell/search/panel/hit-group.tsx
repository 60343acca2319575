import { hitsPerKind, type SearchHit, type SearchResult } from '@bdr/contract/search/model'
import { entityNames } from '@bdr/text/entities'
import { foundBy, searchText as words } from '@bdr/text/search'
import { Link } from 'react-router'
import { StatusTagOf } from '../../../../ui/console/status-tag.tsx'
import css from './search-panel.module.css'

interface HitGroupViewProps {
  group: SearchResult['groups'][number]
  /** whether to say whose a record is: not to those who see one company's alone */
  withMerchant: boolean
  isChosen: (hit: SearchHit) => boolean
  idOf: (hit: SearchHit) => string
  onOpen: () => void
}

/** What was found of one kind. The keyboard stays in the field: it says which hit is chosen. */
export function HitGroupView({ group: { kind, hits }, ...hitProps }: HitGroupViewProps) {
  const { withMerchant, isChosen, idOf, onOpen } = hitProps
  const label = entityNames[kind]
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
            <span className={css.detail}>{detailOf(hit, withMerchant)}</span>
          </span>
          <span className={css.state}>
            {hit.status !== null && <StatusTagOf machine={kind} status={hit.status} />}
          </span>
        </Link>
      ))}
    </div>
  )
}

const detailOf = ({ details, found, merchantName }: SearchHit, withMerchant: boolean): string =>
  [
    ...(found ? [foundBy(found)] : []),
    ...details,
    ...(withMerchant && merchantName !== null ? [merchantName] : []),
  ].join(' · ')
