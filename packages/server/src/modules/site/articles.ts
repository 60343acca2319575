import type { ArticleColumn, Industry } from '@bdr/contract/content/kinds'
import type { Article, ArticleCard, ArticleLink, ArticleQuery, Reading, Slice } from '@bdr/contract/site/data'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { offsetOf } from '../../platform/list.ts'
import { drawingFor } from './drawing-for.ts'
import * as content from './published.ts'

const perPage = 10

/** News, newest first. */
export async function listArticles(db: Executor, query: ArticleQuery): Promise<Slice<ArticleCard>> {
  const filter = { grouping: query.column, industry: query.industry, keyword: query.keyword }
  const paging = content.pagingOf(query, perPage)
  const [rows, total] = await Promise.all([
    content
      .publishedCards(db, 'article', filter)
      .orderBy('content.published_at', 'desc')
      .orderBy('content.id', 'desc')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    content.countPublished(db, 'article', filter),
  ])
  return { list: rows.map(cardOf), total, ...paging }
}

export async function readArticle(db: Executor, id: string, preview: boolean): Promise<Reading<Article>> {
  if (!content.isId(id)) return { state: 'unknown' }
  return content.readOne(db, 'article', { id }, preview, async (row) => {
    const beside = { column: row.grouping, publishedAt: row.published_at, id: row.id }
    const [newer, older] = await Promise.all([neighbour(db, beside, 'newer'), neighbour(db, beside, 'older')])
    return {
      ...cardOf(row),
      author: row.author,
      updatedAt: row.updated_at,
      body: row.body,
      neighbours: { newer, older },
    }
  })
}

const cardOf = (row: content.CardRow): ArticleCard => ({
  id: row.id,
  column: row.grouping as ArticleColumn,
  industry: row.industry as Industry | null,
  title: row.title,
  summary: row.summary,
  publishedAt: row.published_at ?? row.updated_at,
  cover: content.coverOf(row),
  drawing: drawingFor(row),
})

async function neighbour(
  db: Executor,
  { column, publishedAt, id }: { column: string; publishedAt: string | null; id: string },
  side: 'newer' | 'older',
): Promise<ArticleLink | null> {
  if (publishedAt === null) return null
  const beyond = side === 'newer' ? sql`>` : sql`<`
  const row = await content
    .published(db, 'article', { grouping: column })
    .select(['content.id', 'content.title'])
    .where(
      sql<boolean>`(content.published_at, content.id) ${beyond} (${publishedAt}::timestamptz, ${id}::bigint)`,
    )
    .orderBy('content.published_at', side === 'newer' ? 'asc' : 'desc')
    .orderBy('content.id', side === 'newer' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
