import { pageUrl } from '@bdr/contract/navigation'
import type { ArticleCard } from '@bdr/contract/site/data'
import { articleColumnTitles, industryTitles } from '@bdr/text/site-labels'
import { formatDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { Cover } from '../cover.tsx'
import { DrawingCover } from '../drawings/drawing-cover.tsx'
import css from './article-list.module.css'

/** Articles as rows: the day at the left, as in a log book. */
export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <ul className={`${layout.list} ${css.list}`}>
      {articles.map((article) => (
        <li key={article.id} className={css.row}>
          <p className={`${layout.row} ${typography.small} ${css.meta}`}>
            <time dateTime={article.publishedAt}>{formatDay(article.publishedAt)}</time>
            <span>{articleColumnTitles[article.column]}</span>
            {article.industry !== null && <span>{industryTitles[article.industry]}</span>}
          </p>
          <div>
            <h3 className={css.title}>
              <a href={pageUrl('newsDetail', { id: article.id })}>{article.title}</a>
            </h3>
            <p className={css.summary}>{article.summary}</p>
          </div>{' '}
          {article.cover ? (
            <Cover
              picture={article.cover}
              sizes="(max-width: 700px) 100vw, 12rem"
              className={css.cover}
              lazy
            />
          ) : (
            article.drawing !== null && <DrawingCover name={article.drawing} className={css.cover} />
          )}
        </li>
      ))}
    </ul>
  )
}
