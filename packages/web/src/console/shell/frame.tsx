import { shellText } from '@bdr/text/shell'
import { useLayoutEffect, type ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import css from './frame.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { usePreferences } from './preferences.ts'
import { Sidebar } from './sidebar.tsx'
import { TagsView } from './tags/tags-view.tsx'
import { TopBar } from './top-bar.tsx'
import { UpdateBar } from './updates/update-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSidebar } from './use-sidebar.ts'
import { wearStuckHeight } from './apply-preferences.ts'

/** Heights in pixels; the same in top-bar.module.css and tags-view.module.css. */
const barHeight = 56
const tagsHeight = 36

/** Sidebar, top bar and the place for the page. */
export function Frame({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const main = useFocusOnNavigation()
  const { tagsView, fixedHeader, sidebarLogo } = usePreferences()
  // a phone has no room for tabs, and goes back by its own gesture
  const tags = tagsView && !sidebar.mobile
  useLayoutEffect(
    () => wearStuckHeight(fixedHeader ? barHeight + (tags ? tagsHeight : 0) : 0),
    [fixedHeader, tags],
  )
  return (
    <div className={css.frame} data-sidebar={sidebar.opened ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        {shellText.skipToContent}
      </a>
      <LoadingBar />
      <Sidebar {...sidebar} logo={sidebarLogo} />
      <div className={css.head} data-fixed={fixedHeader || undefined}>
        <TopBar sidebar={sidebar} logo={sidebar.mobile || !sidebarLogo} />
        {tags && <TagsView />}
      </div>
      <main ref={main} id="content" className={css.main} tabIndex={-1}>
        <UpdateBar />
        <Breadcrumb />
        {children}
      </main>
    </div>
  )
}
