import type { Industry } from '@bdr/contract/content/kinds'
import type { ArticleCard, EntryCard, TechniqueCard } from '@bdr/contract/site/data'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { queryOf, tabOf } from '../query.ts'
import { solutionTabs } from './solution-tabs.ts'

export interface SolutionData {
  tab: number
  techniques: readonly TechniqueCard[]
  news: readonly ArticleCard[]
  entries: readonly EntryCard[]
}

/** more than an industry has */
const mostTechniques = 100

/** The data of an industry's page: records only for the tab that shows them. */
export async function loadSolution(
  industry: Industry,
  { context, request }: SiteLoaderArgs,
): Promise<SolutionData> {
  const tab = tabOf(queryOf(request), solutionTabs.length)
  const { data } = context.get(siteContext)
  if (solutionTabs[tab] === 'wearParts' || solutionTabs[tab] === 'plant') {
    const [techniques, entries] = await Promise.all([
      data.listTechniques({ industry, pageSize: mostTechniques }),
      data.listEntries({}),
    ])
    return { tab, techniques: techniques.list, news: [], entries }
  }
  if (solutionTabs[tab] !== 'related') return { tab, techniques: [], news: [], entries: [] }
  const [techniques, news] = await Promise.all([
    data.listTechniques({ industry, pageSize: 6 }),
    data.listArticles({ industry, pageSize: 5 }),
  ])
  return { tab, techniques: techniques.list, news: news.list, entries: [] }
}
