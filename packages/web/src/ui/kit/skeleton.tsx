import layout from '../layout.module.css'
import css from './skeleton.module.css'

/** Grey lines where text will be; the last one of several is shorter, as paragraphs usually end. */
export function SkeletonLines({ count, title = false }: { count: number; title?: boolean }) {
  return (
    <span className={`${layout.stack} ${css.lines}`} data-titled={title || undefined} aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className={css.line} />
      ))}
    </span>
  )
}
