import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { Entry } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/pages'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { previewNote } from '@bdr/text/site-pages/shared'
import { formatDay } from '../../lib/format.ts'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { generalFormUrl } from '../techniques/ask.ts'
import css from './entry-page.module.css'
import { UsedIn } from './used-in.tsx'

export function EntryPage({ entry, isPreview }: { entry: Entry; isPreview: boolean }) {
  const category = entryCategoryTitles[entry.category]
  const categoryUrl = pageUrl('encyclopedia', { category: entry.category })
  return (
    <Page>
      <Opening
        title={entry.title}
        lead={entry.summary}
        above={[
          { text: pageTitles.encyclopedia, href: pageByKey('encyclopedia').path },
          { text: category, href: categoryUrl },
        ]}
      />
      {isPreview && <Notice>{previewNote}</Notice>}
      <Section label={entry.title}>
        <div className={css.entry}>
          <aside className={css.card}>
            <figure className={css.figure}>
              <CategoryDrawing category={entry.category} className={css.sign} />
              <figcaption>{encyclopediaText.categoryPicture(category)}</figcaption>
            </figure>
            <dl className={css.facts}>
              <dt>{encyclopediaText.english}</dt>
              <dd lang="en">{entry.english}</dd>
              <dt>{encyclopediaText.updated}</dt>
              <dd>
                <time dateTime={entry.updatedAt}>{formatDay(entry.updatedAt)}</time>
              </dd>
              <UsedIn category={entry.category} />
            </dl>
          </aside>
          <article>
            {/* entries' own headings are of the third level */}
            <h2 className="visually-hidden">{encyclopediaText.bodyTitle}</h2>
            <Prose html={entry.body} />
          </article>
          <nav className={css.related} aria-labelledby="related">
            <h2 id="related" className={css.heading}>
              {encyclopediaText.related}
            </h2>
            <ul className={css.links}>
              {entry.related.map((other) => (
                <li key={other.slug}>
                  <a href={pageUrl('encyclopedia', { entry: other.slug })}>{other.title}</a>
                </li>
              ))}
              <li>
                <a href={categoryUrl}>{encyclopediaText.sameCategory(category)}</a>
              </li>
            </ul>
          </nav>
        </div>
      </Section>
      <NextStep
        text={nextStepText.entry}
        links={[{ text: nextStepText.ask, href: generalFormUrl, first: true }]}
      />
    </Page>
  )
}
