import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { Article, ArticleLink } from '@bdr/contract/site/data'
import { brand } from '@bdr/text/brand'
import { pageTitles } from '@bdr/text/entities'
import { articleColumnTitles, industryTitles } from '@bdr/text/site-labels'
import { newsText } from '@bdr/text/site-pages/news'
import type { FigureName } from '@bdr/text/site-pages/figures'
import { marginText, previewNote } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import { formatDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { MarginPart, Reading } from '../../ui/site/reading.tsx'
import typography from '../../ui/typography.module.css'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { Cover } from '../cover.tsx'
import { orStatus } from '../reading.ts'
import { FigureSheet } from '../drawings/figures/figure-sheet.tsx'
import { figuresIn } from '../drawings/figures/figures.ts'
import { Standards } from '../standards-cited.tsx'
import { queryOf } from '../query.ts'
import { frameOf, pageMeta, type SiteMetaArgs } from '../seo.ts'
import css from './detail.module.css'

export async function loader({ context, request }: SiteLoaderArgs) {
  const id = queryOf(request).get('id') ?? ''
  const { content, isPreview } = orStatus(await context.get(siteContext).data.readArticle(id))
  return { article: content, isPreview }
}

export const meta = ({
  loaderData,
  ...args
}: SiteMetaArgs & { loaderData?: { article: Article; isPreview: boolean } }) => {
  if (loaderData === undefined) return []
  const { article, isPreview } = loaderData
  const { publicUrl } = frameOf(args)
  const picture = `article/${article.id}`
  return pageMeta(args, {
    title: article.title,
    description: article.summary,
    above: aboveOf(article),
    query: { id: article.id },
    picture,
    type: 'article',
    indexed: !isPreview,
    structured: [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.summary,
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        articleSection: articleColumnTitles[article.column],
        author: { '@type': 'Organization', name: article.author },
        publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
        image: `${publicUrl}/og/${picture}.png`,
        mainEntityOfPage: publicUrl + pageUrl('newsDetail', { id: article.id }),
      },
    ],
  })
}

const aboveOf = ({ column }: Article) => [
  { text: pageTitles.newsList, href: pageByKey('newsList').path },
  { text: articleColumnTitles[column], href: pageUrl('newsList', { column }) },
]

export default function NewsDetailPage() {
  const { article, isPreview } = useLoaderData<typeof loader>()
  const figure = article.cover === null ? figuresIn(article.body)[0] : undefined
  return (
    <Page>
      <Opening title={article.title} lead={article.summary} above={aboveOf(article)} />
      {isPreview && <Notice>{previewNote}</Notice>}
      <Section label={article.title}>
        <Reading
          figure={figure && <FigureSheet figure={figure} more={<EntryLink figure={figure} />} />}
          margin={<Margin article={article} />}
        >
          {article.cover && (
            <Cover picture={article.cover} sizes="(max-width: 40rem) 100vw, 34rem" className={css.cover} />
          )}
          <Prose html={article.body} />
        </Reading>
      </Section>
    </Page>
  )
}

/** Date and author, the cited standards, and links to further articles. */
function Margin({ article }: { article: Article }) {
  const { publishedAt, updatedAt, industry, author, body, column, neighbours } = article
  return (
    <>
      <MarginPart title={newsText.about}>
        <p className={`${typography.aside} ${css.meta}`}>
          <span>
            <time dateTime={publishedAt}>{formatDay(publishedAt)}</time> {newsText.published}
          </span>
          {formatDay(updatedAt) !== formatDay(publishedAt) && (
            <span>
              <time dateTime={updatedAt}>{formatDay(updatedAt)}</time> {newsText.updated}
            </span>
          )}
          {industry !== null && <span>{industryTitles[industry]}</span>}
          <span>{author}</span>
        </p>
      </MarginPart>
      <Standards text={body} />
      <MarginPart title={newsText.neighbours}>
        <ul className={`${layout.list} ${layout.rows} ${css.neighbours}`}>
          <Neighbour link={neighbours.newer} words={newsText.newer} rel="next" />
          <Neighbour link={neighbours.older} words={newsText.older} rel="prev" />
          <li>
            <a href={pageUrl('newsList', { column })}>{newsText.allOf(articleColumnTitles[column])}</a>
          </li>
        </ul>
      </MarginPart>
    </>
  )
}

const EntryLink = ({ figure }: { figure: FigureName }) => (
  <a href={pageUrl('encyclopedia', { entry: figure })}>{marginText.toEntry}</a>
)

const Neighbour = ({ link, words, rel }: { link: ArticleLink | null; words: string; rel: string }) =>
  link && (
    <li>
      <span className={typography.small}>{words}</span>
      <br />
      <a href={pageUrl('newsDetail', { id: link.id })} rel={rel}>
        {link.title}
      </a>
    </li>
  )
