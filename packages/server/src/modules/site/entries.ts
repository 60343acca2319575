import type { EntryCategory } from '@bdr/contract/content/kinds'
import type { Entry, EntryCard, EntryQuery, Reading } from '@bdr/contract/site/data'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import type { Executor } from '../../platform/db/executor.ts'
import * as content from './published.ts'

/** A limit above the number of entries in the encyclopedia. */
const maxEntries = 2_000

interface Facts {
  readonly letter: string
  readonly english: string
  readonly related: readonly string[]
}

export async function listEntries(db: Executor, { category, keyword }: EntryQuery): Promise<EntryCard[]> {
  const rows = await content
    .publishedCards(db, 'entry', { grouping: category, keyword })
    .orderBy('content.id')
    .limit(maxEntries)
    .execute()
  const entries = rows.map(cardOf).toSorted(byLetter)
  return keyword ? namedFirst(entries, keyword) : entries
}

export const readEntry = (db: Executor, slug: string, preview: boolean): Promise<Reading<Entry>> =>
  content.readOne(db, 'entry', { slug }, preview, async (row) => {
    const { related } = row.facts as Facts
    const others =
      related.length === 0
        ? []
        : await content
            .publishedCards(db, 'entry', {})
            .where('content.slug', 'in', [...related])
            .execute()
    return {
      ...cardOf(row),
      updatedAt: row.updated_at,
      body: row.body,
      related: others.map(cardOf).toSorted(byLetter),
    }
  })

/** Sorts entries with the keyword in their name before those that only contain it. */
function namedFirst(entries: readonly EntryCard[], keyword: string): EntryCard[] {
  const word = keyword.toLowerCase()
  const isNamed = ({ title, english }: EntryCard) => `${title}\n${english}`.toLowerCase().includes(word)
  return entries.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
}

/** Sorts as in a dictionary: within one letter by pinyin. */
const byLetter = (one: EntryCard, other: EntryCard): number =>
  comparePinyin(one.letter, other.letter) || comparePinyin(one.title, other.title)

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
