import { pages, type Page } from '@bdr/contract/navigation'
import type { Executor } from '../../platform/db/executor.ts'
import { addressOf } from '../content/address.ts'
import { xmlText } from './xml.ts'

/** Framed pages that need no record, and the one that stands alone for readers. */
const pageAddresses = (): string[] =>
  (pages as readonly Page[])
    .filter((page) => (page.framed && !page.query?.includes('id')) || page.key === 'about')
    .map((page) => page.path)

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
