import { companyPages, type CompanyPage as CompanyPageName } from '@bdr/contract/content/kinds'
import { pageByKey } from '@bdr/contract/navigation'
import type { ArticleCard, CompanyText, Slice } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/pages'
import { companyText } from '@bdr/text/site-pages/company'
import { previewNote } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { pageNumOf } from '../../ui/site/pager.tsx'
import { tabOf, Tabs, tabUrl } from '../../ui/site/tabs.tsx'
import { queryOf, siteContext, type SiteLoaderArgs } from '../context.ts'
import { orBeyond } from '../reading.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { Brochure } from './brochure.tsx'
import { CompanyNews } from './company-news.tsx'
import { Telling } from './company-story.tsx'

export const handle: PageHandle = { static: true }

/** What each tab shows; the company's news is a list of articles. */
const views = ['introduction', 'culture', 'brochure', 'news', 'honours'] as const satisfies readonly (
  | CompanyPageName
  | 'news'
)[]

interface Data {
  tab: number
  text: CompanyText | null
  news: Slice<ArticleCard> | null
}

export async function loader({ context, request }: SiteLoaderArgs) {
  const query = queryOf(request)
  const { data } = context.get(siteContext)
  const tab = tabOf(query, views.length)
  const view = companyPages.find((page) => page === views[tab])
  if (view !== undefined) return { tab, text: await data.readCompany(view), news: null } satisfies Data
  const news = await data.listArticles({ column: 'company', pageNum: pageNumOf(query), pageSize: 10 })
  return orBeyond<Data>(news, { tab, text: null, news })
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  const tab = loaderData?.tab ?? 0
  return pageMeta(args, {
    title: tab === 0 ? pageTitles.company : companyText.tabs[tab]!,
    description: loaderData?.text?.summary ?? companyText.description,
    ...(tab > 0 && { query: { actIndex: String(tab) } }),
    indexed: (loaderData?.news?.pageNum ?? 1) === 1 && loaderData?.text?.isPreview !== true,
  })
}

export default function CompanyPage() {
  const { tab, text, news } = useLoaderData<typeof loader>()
  const path = pageByKey('company').path
  return (
    <Page>
      <Opening
        title={tab === 0 ? companyText.title : companyText.tabs[tab]!}
        lead={text?.summary ?? (news === null ? undefined : companyText.newsLead)}
      />
      <Tabs label={companyText.tabsLabel} path={path} tabs={companyText.tabs} current={tab} />
      {text?.isPreview && <Notice>{previewNote}</Notice>}
      {news !== null && <CompanyNews news={news} path={tabUrl(path, tab)} />}
      {news === null && text === null && (
        <Section label={companyText.tabs[tab]}>
          <p>{companyText.missing}</p>
        </Section>
      )}
      {text !== null && (views[tab] === 'brochure' ? <Brochure text={text} /> : <Telling text={text} />)}
    </Page>
  )
}
