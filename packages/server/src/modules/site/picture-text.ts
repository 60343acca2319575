import type { ArticleColumn, ContentKind, EntryCategory, Industry } from '@bdr/contract/content/kinds'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages, type PageKey } from '@bdr/contract/navigation'
import { brand } from '@bdr/text/brand'
import { pageTitles } from '@bdr/text/entities'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { siteTitle } from '@bdr/text/site-layout'
import type { Executor } from '../../platform/db/executor.ts'
import type { PictureText } from './picture.ts'

/** What a shared picture says: a page's name, or the title of a public record; null for anything else. */
export async function pictureTextOf(db: Executor, kind: string, name: string): Promise<PictureText | null> {
  if (kind === 'page') return ofPage(name)
  if (kind !== 'article' && kind !== 'technique' && kind !== 'entry') return null
  const by = kind === 'entry' ? 'slug' : 'id'
  if (by === 'id' && !/^[1-9]\d{0,17}$/.test(name)) return null
  const row = await db
    .selectFrom('content')
    .select(['title', 'grouping'])
    .where('kind', '=', kind)
    .where(by, '=', name)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row ? { heading: headings[kind](row.grouping), title: row.title } : null
}

function ofPage(key: string): PictureText | null {
  const page = (pages as readonly Page[]).find((one) => one.key === key && one.area === 'site')
  if (!page) return null
  const title = key === 'home' ? siteTitle() : pageTitles[key as PageKey]
  return { heading: brand.name, title, isRed: key === 'visualManagement' }
}

const headings: Readonly<Record<Exclude<ContentKind, 'company'>, (grouping: string) => string>> = {
  article: (column) => articleColumnTitles[column as ArticleColumn],
  technique: (industry) => `${pageTitles.techniqueList} · ${industryTitles[industry as Industry]}`,
  entry: (category) => `${pageTitles.encyclopedia} · ${entryCategoryTitles[category as EntryCategory]}`,
}
