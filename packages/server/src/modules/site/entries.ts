import type { EntryCategory } from '@bdr/contract/content/kinds'
import type { Entry, EntryCard, EntryQuery, Reading } from '@bdr/contract/site/data'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import * as content from './published.ts'

/** More than the encyclopedia has; a limit all the same. */
const mostEntries = 2_000

interface Facts {
  readonly letter: string
  readonly english: string
  readonly related: readonly string[]
}

export async function listEntries(db: Executor, query: EntryQuery): Promise<EntryCard[]> {
  const { letter } = query
  const rows = await inOrder(
    content
      .publishedCards(db, 'entry', { grouping: query.category, keyword: query.keyword })
      .$if(Boolean(letter), (q) => q.where(sql<boolean>`content.facts ->> 'letter' = ${letter!}`)),
  )
    .limit(mostEntries)
    .execute()
  return rows.map(cardOf)
}

export const readEntry = (db: Executor, slug: string, preview: boolean): Promise<Reading<Entry>> =>
  content.readOne(db, 'entry', { slug }, preview, async (row) => {
    const { related } = row.facts as Facts
    const others =
      related.length === 0
        ? []
        : await inOrder(
            content.publishedCards(db, 'entry', {}).where('content.slug', 'in', [...related]),
          ).execute()
    return { ...cardOf(row), updatedAt: row.updated_at, body: row.body, related: others.map(cardOf) }
  })

const inOrder = (query: ReturnType<typeof content.publishedCards>) =>
  query
    .orderBy(sql`content.facts ->> 'letter'`)
    .orderBy('content.title')
    .orderBy('content.id')

const cardOf = (row: content.CardRow): EntryCard => {
  const { letter, english } = row.facts as Facts
  return {
    slug: row.slug,
    category: row.grouping as EntryCategory,
    title: row.title,
    letter,
    english,
    summary: row.summary,
  }
}
