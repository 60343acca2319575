import type { EntryCategory, Industry } from '@bdr/contract/content/kinds'
import type {
  Reading,
  Slice,
  Technique,
  TechniqueCard,
  TechniqueFigure,
  TechniqueQuery,
} from '@bdr/contract/site/data'
import type { Executor } from '../../platform/db/executor.ts'
import { offsetOf } from '../../platform/list.ts'
import * as content from './published.ts'

const perPage = 12
const relatedShown = 3

/** The fields of a technique that are stored in `facts`. */
interface Facts {
  readonly problem: string
  readonly approach: string
  readonly conditions: string
  readonly duration: string
  readonly figures: readonly TechniqueFigure[]
  readonly materials: readonly EntryCategory[]
}

export async function listTechniques(db: Executor, query: TechniqueQuery): Promise<Slice<TechniqueCard>> {
  const filter = { industry: query.industry, keyword: query.keyword }
  const paging = content.pagingOf(query, perPage)
  const [rows, total] = await Promise.all([
    inOrder(content.publishedCards(db, 'technique', filter))
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    content.countPublished(db, 'technique', filter),
  ])
  return { list: rows.map(cardOf), total, ...paging }
}

export async function readTechnique(db: Executor, id: string, preview: boolean): Promise<Reading<Technique>> {
  if (!content.isId(id)) return { state: 'unknown' }
  return content.readOne(db, 'technique', { id }, preview, async (row) => {
    const { problem, approach, conditions, duration } = row.facts as Facts
    const others = content.publishedCards(db, 'technique', { industry: row.industry, exceptId: id })
    const related = await inOrder(others).limit(relatedShown).execute()
    return {
      ...cardOf(row),
      ...{ problem, approach, conditions, duration },
      publishedAt: row.published_at ?? row.updated_at,
      updatedAt: row.updated_at,
      body: row.body,
      related: related.map(cardOf),
    }
  })
}

const inOrder = (query: ReturnType<typeof content.publishedCards>) =>
  query.orderBy('content.published_at', 'desc').orderBy('content.id')

const cardOf = (row: content.CardRow): TechniqueCard => {
  const { figures, materials } = row.facts as Facts
  return {
    id: row.id,
    slug: row.slug,
    industry: row.industry as Industry,
    title: row.title,
    summary: row.summary,
    figures,
    materials,
    cover: content.coverOf(row),
  }
}
