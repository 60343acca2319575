import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './bottom-bar.module.css'

/** A bar that stays at the bottom of the window: always visible, and within reach of the thumb. */
export function BottomBar({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <section className={css.bar} aria-label={label}>
      <div className={`${layout.row} ${css.inner}`}>{children}</div>
    </section>
  )
}
