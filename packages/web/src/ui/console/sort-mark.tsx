import type { directionOf } from './table-sort.ts'
import css from './table-grid.module.css'

/** Two carets; the one that holds is lit. */
export function SortMark({ direction }: { direction: ReturnType<typeof directionOf> }) {
  return (
    <svg className={css.mark} width="10" height="14" viewBox="0 0 10 14" aria-hidden>
      <path d="M1 6L5 1.5 9 6z" data-lit={direction === 'ascending' || undefined} />
      <path d="M1 8L5 12.5 9 8z" data-lit={direction === 'descending' || undefined} />
    </svg>
  )
}
