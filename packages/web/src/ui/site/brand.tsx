import { brand } from '@bdr/text/brand'
import css from './brand.module.css'

/** The logo: a drawing's B with its dimension line. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={css.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="6" />
      <path d="M8 6.5h9.2a5.2 5.2 0 0 1 2.6 9.7 5.6 5.6 0 0 1-2.2 9.3H8zM8 16h10.4M4.5 6.5v19" />
    </svg>
  )
}

export function Brand() {
  return (
    <span className={css.brand}>
      <BrandMark />
      <span className={css.name}>{brand.platform}</span>
    </span>
  )
}
