import { pageByKey } from '@bdr/contract/navigation'
import type { ArticleCard, Slice } from '@bdr/contract/site/data'
import { companyText } from '@bdr/text/site-pages/company'
import { pagerText } from '@bdr/text/site-pages/shared'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Pager } from '../../ui/site/pager.tsx'
import { ArticleList } from '../news/article-list.tsx'

export function CompanyNews({ news, path }: { news: Slice<ArticleCard>; path: string }) {
  return (
    <Section title={companyText.newsTitle}>
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
