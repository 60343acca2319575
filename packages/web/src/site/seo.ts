import type { Page } from '@bdr/contract/kernel/navigation'
import { pageAt, pageByKey, type PageKey } from '@bdr/contract/navigation'
import type { SiteFrame } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { feedText, siteTitle } from '@bdr/text/site-layout'
import type { MetaDescriptor } from 'react-router'
import type { Crumb } from '../ui/site/page.tsx'

/** The part of the arguments of a page's `meta` that is needed here. */
export interface SiteMetaArgs {
  readonly location: { readonly pathname: string }
  readonly matches: readonly ({ readonly loaderData?: unknown } | undefined)[]
}

export interface PageMeta {
  /** without the company's name, which is appended */
  readonly title: string
  readonly description: string
  /** its name in the breadcrumb; by default its title */
  readonly name?: string
  /** the pages above it below the home page, as its head shows them; by default those of the navigation */
  readonly above?: readonly Crumb[]
  /** the parameters that identify this page: `{ id: '12' }` */
  readonly query?: Readonly<Record<string, string>>
  /** of the picture shown where the page is shared: `article/12`; by default the page's own */
  readonly picture?: string
  readonly type?: 'website' | 'article'
  /** JSON-LD of schema.org in addition to the breadcrumb; `@context` is added */
  readonly structured?: readonly Readonly<Record<string, unknown>>[]
  /** false keeps the page out of search engines: searches, submitted forms, previews */
  readonly indexed?: boolean
}

/** A public page's title, description, canonical address, sharing and structured data. */
export function pageMeta(args: SiteMetaArgs, meta: PageMeta): MetaDescriptor[] {
  const page = pageAt(args.location.pathname)!
  const { publicUrl } = frameOf(args)
  const url = publicUrl + addressOf(page, meta.query)
  const title = page.key === 'home' ? meta.title : siteTitle(meta.title)
  const picture = `${publicUrl}/og/${meta.picture ?? `page/${page.key}`}.png`
  const structured = [...(meta.structured ?? []), ...breadcrumb(page, meta, publicUrl)]
  return [
    { title },
    { name: 'description', content: meta.description },
    meta.indexed === false
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: url },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: feedText.title,
      href: '/rss.xml',
    },
    { property: 'og:type', content: meta.type ?? 'website' },
    { property: 'og:site_name', content: siteTitle() },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((part) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...part } })),
  ]
}

/** Title and description of a list, or of one page of it, which has an address of its own. */
export const partMeta = (title: string, description: string, part: string | null) =>
  part === null
    ? { title, description }
    : { title: `${part} - ${title}`, name: part, description: `${part}：${description}` }

/** The same for a page's tab, which has an address of its own from the second one on. */
export const tabMeta = (title: string, description: string, tabs: readonly string[], tab = 0) =>
  tab === 0
    ? { title, description }
    : { ...partMeta(title, description, tabs[tab]!), query: { actIndex: String(tab) } }

/** The facts of the website's layout, which has read them already. */
export function frameOf(args: SiteMetaArgs): SiteFrame {
  for (const match of args.matches) {
    const data = match?.loaderData as { frame?: SiteFrame } | undefined
    if (data?.frame) return data.frame
  }
  throw new Error('a public page is outside the layouts of site/layout')
}

function addressOf(page: Page, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? page.path : `${page.path}?${search}`
}

/** The breadcrumb from the home page to here; the home page has none. */
function breadcrumb(page: Page, meta: PageMeta, publicUrl: string): Record<string, unknown>[] {
  if (page.parent === null || meta.indexed === false) return []
  const { path } = pageByKey('home')
  // a column or a tab is below its own page
  const own = meta.query === undefined ? [] : [{ text: pageTitles[page.key as PageKey], href: page.path }]
  const steps = [
    { name: pageTitles.home, url: publicUrl + path },
    ...(meta.above ?? own).map(({ text, href }) => ({ name: text, url: publicUrl + href })),
    { name: meta.name ?? meta.title, url: publicUrl + addressOf(page, meta.query) },
  ]
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: step.url,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
