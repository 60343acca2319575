import { shellText } from '@bdr/text/shell'
import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import css from './frame.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSidebar } from './use-sidebar.ts'

/** Sidebar, top bar and the place for the page. */
export function Frame({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const main = useFocusOnNavigation()
  return (
    <div className={css.frame} data-sidebar={sidebar.opened ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        {shellText.skipToContent}
      </a>
      <LoadingBar />
      <Sidebar {...sidebar} />
      <TopBar sidebar={sidebar} />
      <main ref={main} id="content" className={css.main} tabIndex={-1}>
        <Breadcrumb />
        {children}
      </main>
    </div>
  )
}
