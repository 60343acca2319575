import { pageByKey } from '@bdr/contract/navigation'
import { feedText } from '@bdr/text/site-layout'
import { articleColumnTitles } from '@bdr/text/site-labels'
import type { Executor } from '../../platform/db/executor.ts'
import { addressOf } from '../content/address.ts'
import { listArticles } from './articles.ts'
import { xmlText } from '../../platform/xml-text.ts'

const items = 20

/** The latest news as RSS 2.0. */
export async function rssFeed(db: Executor, publicUrl: string): Promise<string> {
  const { list } = await listArticles(db, { pageSize: items })
  const entries = list.map((article) => {
    const link = xmlText(publicUrl + addressOf({ id: article.id, kind: 'article', slug: '' }))
    return [
      '<item>',
      `<title>${xmlText(article.title)}</title>`,
      `<link>${link}</link><guid>${link}</guid>`,
      `<category>${xmlText(articleColumnTitles[article.column])}</category>`,
      `<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>`,
      `<description>${xmlText(article.summary)}</description>`,
      '</item>',
    ].join('')
  })
  const head = [
    `<title>${xmlText(feedText.title)}</title>`,
    `<link>${xmlText(publicUrl + pageByKey('newsList').path)}</link>`,
    `<description>${xmlText(feedText.description)}</description>`,
    '<language>zh-CN</language>',
    `<atom:link href="${xmlText(publicUrl)}/rss.xml" rel="self" type="application/rss+xml"/>`,
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}${entries.join('')}</channel></rss>\n`
}
