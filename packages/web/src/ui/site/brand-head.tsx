import { pageByKey } from '@bdr/contract/navigation'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import { Brand } from './brand.tsx'
import css from './brand-head.module.css'

/**
 * The head of a page without the website's menu: the brand links home, and another link is for visitors who
 * came to the wrong page.
 */
export const BrandHead = ({ children }: { children?: ReactNode }) => (
  <header className={`${layout.row} ${css.head}`}>
    <a className={css.brand} href={pageByKey('home').path}>
      <Brand />
    </a>
    {children}
  </header>
)
