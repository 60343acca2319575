import type { ReactNode } from 'react'
import { Brand } from '../../ui/site/brand.tsx'
import css from './standalone.module.css'

/** A public page that is one panel on the drafting grid. */
export function Standalone({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <header>
        <a className={css.brand} href="/">
          <Brand />
        </a>
      </header>
      <main className={css.panel}>{children}</main>
    </div>
  )
}
