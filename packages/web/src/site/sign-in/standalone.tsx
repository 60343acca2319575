import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { BrandHead } from '../../ui/site/brand-head.tsx'
import { NotLoaded } from '../../ui/site/not-loaded.tsx'
import css from './standalone.module.css'

/**
 * A public page that consists of one panel on the drafting grid; `aside` links elsewhere for people who came
 * to the wrong page.
 */
export function Standalone({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      <BrandHead>{aside}</BrandHead>
      <main className={`${layout.card} ${css.panel}`}>
        {children}
        <NotLoaded />
      </main>
    </div>
  )
}
