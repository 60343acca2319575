import { searchText as words } from '@bdr/text/shell'
import { Failure } from '../../../../ui/console/failure.tsx'
import css from './search-panel.module.css'

interface SearchStateProps {
  keyword: string
  waiting: boolean
  error: Error | null
  count: number
  onRetry: () => void
}

/** What there is to say beside the hits; read out when it changes. */
export function SearchState({ keyword, waiting, error, count, onRetry }: SearchStateProps) {
  if (error && keyword !== '') return <Failure error={error} onRetry={onRetry} />
  const text =
    keyword === ''
      ? words.start
      : waiting && count === 0
        ? words.searching
        : count === 0
          ? words.nothing(keyword)
          : words.found(count)
  return (
    <div role="status" className={count > 0 ? 'visually-hidden' : css.note}>
      <p>{text}</p>
      {keyword !== '' && !waiting && count === 0 && <p className={css.small}>{words.nothingHint}</p>}
    </div>
  )
}
