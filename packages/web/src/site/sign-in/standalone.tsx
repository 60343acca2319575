import type { ReactNode } from 'react'
import { Brand } from '../../ui/site/brand.tsx'
import css from './standalone.module.css'

/** A public page that is one panel on the drafting grid; `aside` leads those on who are wrong here. */
export function Standalone({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      <header className={css.header}>
        <a className={css.brand} href="/">
          <Brand />
        </a>
        {aside}
      </header>
      <main className={css.panel}>{children}</main>
    </div>
  )
}
