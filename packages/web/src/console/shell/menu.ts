import { menuGroups, type MenuGroup, type Page } from '@bdr/contract/kernel/navigation'
import { pages, trailTo, type PageKey } from '@bdr/contract/navigation'
import type { Viewer } from '../../lib/session.ts'

export interface MenuSection {
  group: MenuGroup
  pages: readonly Page[]
}

/** Whether the menu and the tabs may link this viewer to the page. */
export const mayOpen = (viewer: Viewer, page: Page) =>
  page.access === 'public' || page.access === 'signed-in' || viewer.can(page.access)

/** The menu of this viewer: groups without a page that the viewer may open are left out. */
export const menuFor = (viewer: Viewer): MenuSection[] =>
  menuGroups
    .map((group) => ({ group, pages: pages.filter((page) => page.menu === group && mayOpen(viewer, page)) }))
    .filter((section) => section.pages.length > 0)

/** The menu's highlighted entry for a page: its own, or that of the page above it. */
export const menuEntryOf = (page: Page): PageKey | undefined =>
  trailTo(page).find((candidate) => candidate.menu !== null)?.key as PageKey | undefined
