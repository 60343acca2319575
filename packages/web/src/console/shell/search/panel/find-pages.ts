import { pages, type PageKey } from '@bdr/contract/navigation'
import type { Page } from '@bdr/contract/kernel/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { matchesPinyin } from '@bdr/text/pinyin'
import type { Viewer } from '../../../../lib/session.ts'
import { mayOpen } from '../../menu.ts'

/** As many as can be seen at a glance; more letters narrow them. */
const mostPages = 5

/** A page of the back office that was found by its name. */
export interface PageHit {
  readonly key: PageKey
  readonly title: string
  /** the menu group that contains it */
  readonly detail: string
  readonly href: string
}

/** The person's own page, at the address that opens it with the person's data. */
const ownPage = { key: 'personalInfo', href: '/user/userInfo?type=detail' } as const

/**
 * The pages this viewer may open whose name or group's name contains the keyword, as text or as pinyin; names
 * first.
 */
export function findPages(viewer: Viewer, keyword: string): PageHit[] {
  const wanted = keyword.toLowerCase().replaceAll(/\s/g, '')
  // too many names begin with one letter
  const holds = (name: string) =>
    name.toLowerCase().includes(wanted) || (/^[a-z]{2,}$/.test(wanted) && matchesPinyin(name, wanted))
  const hits = pages
    .filter((page) => (page.menu !== null || page.key === ownPage.key) && mayOpen(viewer, page))
    .map((page: Page & { readonly key: PageKey }): PageHit => ({
      key: page.key,
      title: pageTitles[page.key],
      detail: page.menu === null ? '' : menuGroupTitles[page.menu],
      href: page.key === ownPage.key ? ownPage.href : page.path,
    }))
  const byTitle = hits.filter(({ title }) => holds(title))
  const byGroup = hits.filter((hit) => !byTitle.includes(hit) && holds(hit.detail))
  return [...byTitle, ...byGroup].slice(0, mostPages)
}
