import { entryCategories } from '@bdr/contract/content/kinds'
import type { Entry, EntryCard } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import { queryOf, siteContext, type SiteLoaderArgs } from '../context.ts'
import { keywordOf, oneOf } from '../query.ts'
import { orStatus } from '../reading.ts'
import { pageMeta, partMeta, type SiteMetaArgs } from '../seo.ts'
import { EntryPage } from './entry-page.tsx'
import { Index, type EntryFilters } from './index-page.tsx'

export const handle: PageHandle = { static: true }

type Data =
  | { entry: Entry; isPreview: boolean }
  | { entry: null; filters: EntryFilters; entries: readonly EntryCard[]; letters: readonly string[] }

export async function loader({ context, request }: SiteLoaderArgs): Promise<Data> {
  const query = queryOf(request)
  const { data } = context.get(siteContext)
  const slug = query.get('entry')
  if (slug !== null) {
    const { content, isPreview } = orStatus(await data.readEntry(slug))
    return { entry: content, isPreview }
  }
  const letter = query.get('letter')
  const filters = {
    letter: letter !== null && /^[A-Z]$/.test(letter) ? letter : null,
    category: oneOf(entryCategories, query.get('category')),
    keyword: keywordOf(query),
  }
  const ofAnyLetter = await data.listEntries(filters)
  return {
    entry: null,
    filters,
    entries: ofAnyLetter.filter((entry) => entry.letter === (filters.letter ?? entry.letter)),
    letters: [...new Set(ofAnyLetter.map((entry) => entry.letter))].toSorted(),
  }
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  if (loaderData === undefined) return []
  if (loaderData.entry !== null) {
    const { entry, isPreview } = loaderData
    return pageMeta(args, {
      title: `${entry.title} - ${pageTitles.encyclopedia}`,
      description: entry.summary,
      query: { entry: entry.slug },
      picture: `entry/${entry.slug}`,
      type: 'article',
      indexed: !isPreview,
    })
  }
  const { category, letter, keyword } = loaderData.filters
  return pageMeta(args, {
    ...partMeta(
      pageTitles.encyclopedia,
      encyclopediaText.description,
      category && entryCategoryTitles[category],
    ),
    ...(category !== null && { query: { category } }),
    indexed: letter === null && keyword === null,
  })
}

export default function EncyclopediaPage() {
  const data = useLoaderData<typeof loader>()
  return data.entry === null ? <Index {...data} /> : <EntryPage {...data} />
}
