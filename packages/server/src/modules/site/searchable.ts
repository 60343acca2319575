import { publicStatuses } from '@bdr/contract/content/meaning'
import type { SearchableText } from '@bdr/contract/site/data'
import { sql } from 'kysely'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { addressOf } from '../content/address.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { bodyText } from './published.ts'

/** The published contents as texts to search in. */
export const searchableTexts = (db: Executor, bus: Bus): (() => Promise<readonly SearchableText[]>) =>
  cachedUntilChanged(bus, () => readTexts(db))

/** The texts of a technique besides its body. */
const facts = sql<string>`concat_ws(' ', facts ->> 'problem', facts ->> 'approach', facts ->> 'conditions')`

async function readTexts(db: Executor): Promise<SearchableText[]> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'grouping', 'title', 'summary', bodyText.as('body'), facts.as('facts')])
    .select(sql<string | null>`facts ->> 'english'`.as('english'))
    .where('status', 'in', publicStatuses)
    .where('kind', 'in', ['article', 'technique', 'entry'])
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: row.kind as SearchableText['kind'],
    href: addressOf(row),
    grouping: row.grouping,
    title: row.title,
    english: row.english,
    summary: row.summary,
    text: `${row.facts} ${row.body}`.replace(/\s+/g, ' ').trim(),
  }))
}
