import type { CompanyPage } from '@bdr/contract/content/kinds'
import type { CompanyItem, CompanyText } from '@bdr/contract/site/data'
import type { Executor } from '../../platform/db/executor.ts'
import * as content from './published.ts'

/** The company's own page; null only in a database without the first content. */
export async function readCompany(
  db: Executor,
  page: CompanyPage,
  preview: boolean,
): Promise<CompanyText | null> {
  const reading = await content.readOne(db, 'company', { slug: page }, preview, async (row) => ({
    page,
    isPreview: preview,
    title: row.title,
    summary: row.summary,
    updatedAt: row.updated_at,
    body: row.body,
    items: (row.facts as { items: CompanyItem[] }).items,
  }))
  return 'content' in reading ? reading.content : null
}
