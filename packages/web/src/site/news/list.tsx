import { articleColumns, type ArticleColumn } from '@bdr/contract/content/kinds'
import { pageByKey } from '@bdr/contract/navigation'
import type { ArticleCard, Slice } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { articleColumnTitles } from '@bdr/text/site-labels'
import { newsText } from '@bdr/text/site-pages/news'
import { pagerText } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { Choices, filteredUrl, Filters, SearchForm } from '../../ui/site/filters.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Pager } from '../../ui/site/pager.tsx'
import typography from '../../ui/typography.module.css'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { ScaleRuler } from '../drawings/scale-ruler.tsx'
import { keywordOf, oneOf, pageNumOf, pageNumText, queryOf } from '../query.ts'
import { orBeyond } from '../reading.ts'
import { pageMeta, partMeta, type SiteMetaArgs } from '../seo.ts'
import { ArticleList } from './article-list.tsx'
import css from './list.module.css'

const path = pageByKey('newsList').path

interface Data {
  column: ArticleColumn | null
  keyword: string | null
  found: Slice<ArticleCard>
}

export async function loader({ context, request }: SiteLoaderArgs) {
  const query = queryOf(request)
  const filters = { column: oneOf(articleColumns, query.get('column')), keyword: keywordOf(query) }
  const found = await context
    .get(siteContext)
    .data.listArticles({ ...filters, pageNum: pageNumOf(query), pageSize: 10 })
  return orBeyond<Data>(found, { ...filters, found })
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  const column = loaderData?.column ?? null
  return pageMeta(args, {
    ...partMeta(pageTitles.newsList, newsText.description, column && articleColumnTitles[column]),
    ...(column !== null && { query: { column } }),
    indexed: loaderData?.keyword === null && loaderData.found.pageNum === 1,
  })
}

export default function NewsListPage() {
  const { column, keyword, found } = useLoaderData<typeof loader>()
  return (
    <Page>
      <Opening title={column === null ? newsText.title : articleColumnTitles[column]} lead={newsText.lead} />
      <ScaleRuler className={css.ruler} />
      <Section label={newsText.listTitle}>
        <Filters>
          <Choices
            label={newsText.columns}
            choices={[null, ...articleColumns].map((one) => ({
              text: one === null ? newsText.all : articleColumnTitles[one],
              href: filteredUrl(path, { column: one, keyword }),
              current: one === column,
            }))}
          />
          <SearchForm
            path={path}
            label={newsText.searchLabel}
            value={keyword ?? ''}
            otherFilters={{ column }}
          />
        </Filters>
        <h2 className="visually-hidden">{newsText.listTitle}</h2>
        {found.list.length === 0 ? (
          <EmptyList title={found.total === 0 ? newsText.none(keyword) : pagerText.beyond}>
            <a className={button.quiet} href={path}>
              {newsText.showAll}
            </a>
          </EmptyList>
        ) : (
          <>
            <p className={`${typography.small} ${css.found}`}>
              {newsText.found(found.total)}
              <a href="/rss.xml">{newsText.feed}</a>
            </p>
            <ArticleList articles={found.list} />
            <Pager
              {...found}
              hrefOf={(pageNum) => filteredUrl(path, { column, keyword, pageNum: pageNumText(pageNum) })}
            />
          </>
        )}
      </Section>
    </Page>
  )
}
