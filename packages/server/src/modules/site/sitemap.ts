import { articleColumns, entryCategories, industries } from '@bdr/contract/content/kinds'
import { pages, pageUrl, type Page } from '@bdr/contract/navigation'
import type { Executor } from '../../platform/db/executor.ts'
import { addressOf, companyNewsAddress } from '../content/address.ts'
import { xmlText } from './xml.ts'

/** Pages that need no record, and those lists whose part is a page of its own. */
const pageAddresses = (): string[] => [
  ...(pages as readonly Page[])
    .filter((page) => page.area === 'site' && !page.unlisted && !page.query?.includes('id'))
    .map((page) => page.path),
  ...articleColumns.map((column) => pageUrl('newsList', { column })),
  ...industries.map((industry) => pageUrl('techniqueList', { industry })),
  ...entryCategories.map((category) => pageUrl('encyclopedia', { category })),
  companyNewsAddress,
]

/** Every address search engines should know, records with the day they changed. */
export async function sitemap(db: Executor, publicUrl: string): Promise<string> {
  const records = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'updated_at'])
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  const urls = new Map<string, string | null>(pageAddresses().map((address) => [address, null]))
  for (const record of records) urls.set(addressOf(record), record.updated_at.slice(0, 10))
  const entries = [...urls].map(
    ([address, day]) =>
      `<url><loc>${xmlText(publicUrl + address)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}
