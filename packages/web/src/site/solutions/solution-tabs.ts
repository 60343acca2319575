import type { IndustryWords } from '@bdr/text/site-pages/industries'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { tabUrl } from '../../ui/site/tabs.tsx'
import { pageMeta, tabMeta, type SiteMetaArgs } from '../seo.ts'

type SolutionTab = keyof typeof solutionText.tabs

/** The tabs of an industry's page; `actIndex` is the position among them. */
export const solutionTabs = Object.keys(solutionText.tabs) as SolutionTab[]
export const solutionTabTitles = Object.values(solutionText.tabs)

export const solutionTabUrl = (path: string, tab: SolutionTab) => tabUrl(path, solutionTabs.indexOf(tab))

/** The `meta` of an industry's page. */
export const solutionMeta =
  (title: string, { description }: IndustryWords) =>
  ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: { tab: number } }) =>
    pageMeta(args, tabMeta(title, description, solutionTabTitles, loaderData?.tab))
