import { companyPages, type CompanyPage as CompanyPageName } from '@bdr/contract/content/kinds'
import { pageByKey } from '@bdr/contract/navigation'
import type { ArticleCard, CompanyText, Slice } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { companyText } from '@bdr/text/site-pages/company'
import { homePageText } from '@bdr/text/site-pages/home'
import { previewNote, pagerText } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Pager } from '../../ui/site/pager.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { MarginPart, Reading } from '../../ui/site/reading.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import { Tabs, tabUrl } from '../../ui/site/tabs.tsx'
import typography from '../../ui/typography.module.css'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { Certificate } from '../drawings/certificate.tsx'
import { OrderWay, OrderWayViews } from '../drawings/order-way.tsx'
import { ArticleList } from '../news/article-list.tsx'
import { missing, pageNumOf, queryOf, tabOf } from '../query.ts'
import { orBeyond } from '../reading.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { Brochure } from './brochure.tsx'
import css from './company.module.css'

/** The content of each tab; the company's news is a list of articles. */
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
  const pageNum = pageNumOf(query)
  const view = companyPages.find((page) => page === views[tab])
  if (view !== undefined) {
    if (pageNum > 1) throw missing()
    return { tab, text: await data.readCompany(view), news: null } satisfies Data
  }
  const news = await data.listArticles({ column: 'company', pageNum, pageSize: 10 })
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
      {text !== null && (views[tab] === 'brochure' ? <Brochure text={text} /> : <CompanyStory text={text} />)}
    </Page>
  )
}

/** The company's description: text beside its drawing, then its points. */
function CompanyStory({ text }: { text: CompanyText }) {
  const { page, items } = text
  const updated = companyText.updated(formatDay(text.updatedAt))
  if (page === 'introduction') return <Introduction text={text} updated={updated} />
  return (
    <>
      <Section label={text.title}>
        <div className={css.beside}>
          <Prose html={text.body} />
          {page === 'honours' && items.length === 0 && (
            <Sheet {...companyText.certificate.drawing}>
              <Certificate />
            </Sheet>
          )}
        </div>
        {items.length > 0 && (
          <ol className={css.points}>
            {items.map((item, index) => (
              <li key={item.title} className={css.point}>
                <span className={css.number} aria-hidden>
                  {index + 1}
                </span>
                <h2 className={css.name}>{item.title}</h2>
                <p className={css.text}>{item.text}</p>
              </li>
            ))}
          </ol>
        )}
        <p className={`${typography.small} ${css.updated}`}>{updated}</p>
      </Section>
    </>
  )
}

const Introduction = ({ text, updated }: { text: CompanyText; updated: string }) => (
  <Section label={text.title}>
    <Reading
      figure={
        <Sheet {...homePageText.order.drawing} stages={<OrderWayViews />}>
          <OrderWay />
        </Sheet>
      }
      margin={
        <>
          <MarginPart title={companyText.contact}>
            <ul className={layout.list}>
              {contacts.map(([words, href]) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </MarginPart>
          <MarginPart title={companyText.aboutText}>{updated}</MarginPart>
        </>
      }
    >
      <Prose html={text.body} />
    </Reading>
  </Section>
)

const contacts = [
  [companyText.contacts.techniques, pageByKey('techniqueList').path],
  [companyText.contacts.settleIn, pageByKey('settleApply').path],
  [companyText.facts, pageByKey('about').path],
] as const

function CompanyNews({ news, path }: { news: Slice<ArticleCard>; path: string }) {
  return (
    <Section label={companyText.newsTitle}>
      {news.list.length === 0 ? (
        <EmptyList title={news.total === 0 ? companyText.noNews : pagerText.beyond}>
          <a className={button.quiet} href={pageByKey('newsList').path}>
            {companyText.allNews}
          </a>
        </EmptyList>
      ) : (
        <>
          <ArticleList articles={news.list} />
          <Pager {...news} hrefOf={(pageNum) => (pageNum === 1 ? path : `${path}&pageNum=${pageNum}`)} />
        </>
      )}
    </Section>
  )
}
