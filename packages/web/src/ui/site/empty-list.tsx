import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './empty-list.module.css'

/** Shown for an empty list: why it is empty, and where to go from here. */
export const EmptyList = ({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) => (
  <div className={`${layout.card} ${css.empty}`}>
    <p className={css.title}>{title}</p>
    {hint !== undefined && <p className={typography.lead}>{hint}</p>}
    <p className={layout.ways}>{children}</p>
  </div>
)
