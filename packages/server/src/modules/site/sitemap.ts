import { publicStatuses } from '@bdr/contract/content/meaning'
import { articleColumns, entryCategories, industries } from '@bdr/contract/content/kinds'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { standardisationText } from '@bdr/text/site-pages/standardisation'
import type { Executor } from '../../platform/db/executor.ts'
import { addressOf, companyNewsAddress } from '../content/address.ts'
import { shownSince } from './shown-since.ts'
import { xmlText } from '../../platform/xml-text.ts'

/** Pages without a record, and lists whose filter is a page of its own. */
const pageAddresses = (): string[] => [
  ...(pages as readonly Page[])
    .filter((page) => page.area === 'site' && !page.unlisted && !page.query?.includes('id'))
    .map((page) => page.path),
  ...articleColumns.map((column) => pageUrl('newsList', { column })),
  ...industries.map((industry) => pageUrl('techniqueList', { industry })),
  ...entryCategories.map((category) => pageUrl('encyclopedia', { category })),
  companyNewsAddress,
  ...tabs.flatMap(([page, titles]) =>
    titles.slice(1).map((_title, index) => pageUrl(page, { actIndex: String(index + 1) })),
  ),
]

/** Tabs other than the first are separate pages, except those of a company page, which are records. */
const tabs: readonly (readonly [PageKey, readonly string[]])[] = [
  ['thermalPower', Object.values(solutionText.tabs)],
  ['waterPlants', Object.values(solutionText.tabs)],
  ['solidWaste', Object.values(solutionText.tabs)],
  ['standardisation', standardisationText.tabs],
  ['dataApplication', dataApplyText.tabs],
]

/** All addresses for search engines, records with the day they changed. */
export async function sitemap(db: Executor, publicUrl: string): Promise<string> {
  const records = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', shownSince.as('since')])
    .where('status', 'in', publicStatuses)
    .orderBy('id')
    .execute()
  const urls = new Map<string, string | null>(pageAddresses().map((address) => [address, null]))
  for (const record of records) urls.set(addressOf(record), record.since)
  const entries = [...urls].map(
    ([address, since]) =>
      `<url><loc>${xmlText(publicUrl + address)}</loc>${since === null ? '' : `<lastmod>${since}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}
