import { pageByKey } from '@bdr/contract/navigation'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import { Brand } from './brand.tsx'
import css from './brand-head.module.css'

/** The head of a page without the website's menu: the brand leads home, a link those on who are wrong here. */
export const BrandHead = ({ children }: { children?: ReactNode }) => (
  <header className={`${layout.row} ${css.head}`}>
    <a className={css.brand} href={pageByKey('home').path}>
      <Brand />
    </a>
    {children}
  </header>
)
