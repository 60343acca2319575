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

/** Entries of a menu that a window of 900 px shows beside its titles. */
const room = 16

/** The groups that are folded until somebody opens them: in a long menu the last ones. */
export function foldedAtFirst(menu: readonly MenuSection[]): MenuGroup[] {
  let entries = 0
  return menu.filter(({ pages: { length } }) => (entries += length) > room).map(({ group }) => group)
}

/** The menu's highlighted entry for a page: its own, or that of the page above it. */
export const menuEntryOf = (page: Page): PageKey | undefined =>
  trailTo(page).find((candidate) => candidate.menu !== null)?.key as PageKey | undefined
