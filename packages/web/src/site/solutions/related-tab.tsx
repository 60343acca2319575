import type { Industry } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'
import type { ArticleCard, TechniqueCard } from '@bdr/contract/site/data'
import { solutionText } from '@bdr/text/site-pages/solutions'
import button from '../../ui/site/button.module.css'
import { Section } from '../../ui/site/page.tsx'
import { ArticleList } from '../news/article-list.tsx'
import { TechniqueCards } from '../techniques/technique-cards.tsx'
import css from './related-tab.module.css'

export interface RelatedTabProps {
  industry: Industry
  techniques: readonly TechniqueCard[]
  news: readonly ArticleCard[]
}

export function RelatedTab({ industry, techniques, news }: RelatedTabProps) {
  return (
    <>
      <Section title={solutionText.techniquesTitle} lead={solutionText.techniquesLead}>
        {techniques.length === 0 ? <p>{solutionText.noTechniques}</p> : <TechniqueCards cards={techniques} />}
        <p className={css.more}>
          <a className={button.quiet} href={pageUrl('techniqueList', { industry })}>
            {solutionText.allTechniques}
          </a>
        </p>
      </Section>
      <Section title={solutionText.newsTitle}>
        {news.length === 0 ? <p>{solutionText.noNews}</p> : <ArticleList articles={news} />}
        <p className={css.more}>
          <a className={button.quiet} href={pageUrl('newsList')}>
            {solutionText.allNews}
          </a>
        </p>
      </Section>
    </>
  )
}
