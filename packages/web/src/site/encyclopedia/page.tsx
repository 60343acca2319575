import { entryCategories, industries, type EntryCategory } from '@bdr/contract/content/kinds'
import type { Entry, EntryCard } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import { useLoaderData } from 'react-router'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { keywordOf, oneOf, queryOf } from '../query.ts'
import { orStatus } from '../reading.ts'
import { frameOf, pageMeta, partMeta, type SiteMetaArgs } from '../seo.ts'
import { Index, type EntryFilters } from './index-page.tsx'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import { industryWords } from '@bdr/text/site-pages/industries'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { previewNote } from '@bdr/text/site-pages/shared'
import { formatDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { MarginPart, Reading } from '../../ui/site/reading.tsx'
import { CategoryDrawing } from '../drawings/category-drawing.tsx'
import { FigureSheet } from '../drawings/figures/figure-sheet.tsx'
import { isFigure } from '../drawings/figures/figures.ts'
import { Standards } from '../standards-cited.tsx'
import { industryPages } from '../solutions/industry-pages.ts'
import { generalFormUrl } from '../techniques/ask.ts'
import css from './entry-page.module.css'

/** An entry is listed under the first letter of its pinyin. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

type Data =
  | { entry: Entry; isPreview: boolean }
  | { entry: null; filters: EntryFilters; entries: readonly EntryCard[]; letters: readonly string[] }

export async function loader({ context, request }: SiteLoaderArgs): Promise<Data> {
  const query = queryOf(request)
  const { data } = context.get(siteContext)
  const slug = query.get('entry')
  if (slug !== null) {
    const { content, isPreview } = orStatus(await data.readEntry(slug))
    return { entry: content, isPreview }
  }
  const filters = {
    letter: oneOf(letters, query.get('letter')),
    category: oneOf(entryCategories, query.get('category')),
    keyword: keywordOf(query),
  }
  const ofAnyLetter = await data.listEntries(filters)
  return {
    entry: null,
    filters,
    entries: ofAnyLetter.filter((entry) => entry.letter === (filters.letter ?? entry.letter)),
    letters: [...new Set(ofAnyLetter.map((entry) => entry.letter))].toSorted(),
  }
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  if (loaderData === undefined) return []
  if (loaderData.entry !== null) {
    const { entry, isPreview } = loaderData
    return pageMeta(args, {
      title: `${entry.title} - ${pageTitles.encyclopedia}`,
      name: entry.title,
      above: aboveOf(entry),
      description: entry.summary,
      query: { entry: entry.slug },
      picture: `entry/${entry.slug}`,
      type: 'article',
      structured: [structuredOf(entry, frameOf(args).publicUrl)],
      indexed: !isPreview,
    })
  }
  const { category, letter, keyword } = loaderData.filters
  return pageMeta(args, {
    ...partMeta(
      pageTitles.encyclopedia,
      encyclopediaText.description,
      category && entryCategoryTitles[category],
    ),
    ...(category !== null && { query: { category } }),
    indexed: letter === null && keyword === null,
  })
}

const aboveOf = ({ category }: Entry) => [
  { text: pageTitles.encyclopedia, href: pageByKey('encyclopedia').path },
  { text: entryCategoryTitles[category], href: pageUrl('encyclopedia', { category }) },
]

/** The structured data for search engines: a term of the encyclopedia. */
const structuredOf = (entry: Entry, publicUrl: string) => ({
  '@type': 'DefinedTerm',
  name: entry.title,
  ...(entry.english !== '' && { alternateName: entry.english }),
  description: entry.summary,
  dateModified: entry.updatedAt,
  inLanguage: 'zh-CN',
  image: `${publicUrl}/og/entry/${entry.slug}.png`,
  url: publicUrl + pageUrl('encyclopedia', { entry: entry.slug }),
  inDefinedTermSet: {
    '@type': 'DefinedTermSet',
    name: pageTitles.encyclopedia,
    url: publicUrl + pageByKey('encyclopedia').path,
  },
})

export default function EncyclopediaPage() {
  const data = useLoaderData<typeof loader>()
  return data.entry === null ? <Index {...data} /> : <EntryPage {...data} />
}

function EntryPage({ entry, isPreview }: { entry: Entry; isPreview: boolean }) {
  const category = entryCategoryTitles[entry.category]
  return (
    <Page>
      <Opening title={entry.title} lead={entry.summary} above={aboveOf(entry)} />
      {isPreview && <Notice>{previewNote}</Notice>}
      <Section label={entry.title}>
        <Reading
          figure={isFigure(entry.slug) ? <FigureSheet figure={entry.slug} /> : undefined}
          margin={<Margin entry={entry} category={category} />}
          isShort={isFigure(entry.slug)}
        >
          {/* the headings within entries are of the third level */}
          <h2 className="visually-hidden">{encyclopediaText.bodyTitle}</h2>
          <Prose html={entry.body} />
        </Reading>
      </Section>
      <NextStep
        text={nextStepText.entry}
        links={[{ text: nextStepText.ask, href: generalFormUrl, first: true }]}
      />
    </Page>
  )
}

/** Reference data beside an entry: its facts, the standards it cites, its neighbours. */
function Margin({ entry, category }: { entry: Entry; category: string }) {
  return (
    <>
      <MarginPart title={encyclopediaText.facts}>
        {!isFigure(entry.slug) && <CategoryDrawing category={entry.category} className={css.sign} />}
        <dl className={css.facts}>
          <dt>{encyclopediaText.english}</dt>
          <dd lang="en">{entry.english}</dd>
          <dt>{encyclopediaText.updated}</dt>
          <dd>
            <time dateTime={entry.updatedAt}>{formatDay(entry.updatedAt)}</time>
          </dd>
          <UsedIn category={entry.category} />
        </dl>
      </MarginPart>
      <MarginPart title={encyclopediaText.related}>
        <ul className={layout.list}>
          {entry.related.map((other) => (
            <li key={other.slug}>
              <a href={pageUrl('encyclopedia', { entry: other.slug })}>{other.title}</a>
            </li>
          ))}
          <li>
            <a href={pageUrl('encyclopedia', { category: entry.category })}>
              {encyclopediaText.sameCategory(category)}
            </a>
          </li>
        </ul>
      </MarginPart>
      <Standards text={entry.body} />
    </>
  )
}

/** The plants whose drawings contain the category, and at which parts; a row of the fact table. */
function UsedIn({ category }: { category: EntryCategory }) {
  const plants = industries.flatMap((industry) => {
    const parts = industryWords[industry].parts.filter(({ categories }) => categories.includes(category))
    return parts.length === 0 ? [] : [{ industry, parts }]
  })
  if (plants.length === 0) return null
  return (
    <>
      <dt>{encyclopediaText.usedIn}</dt>
      {plants.map(({ industry, parts }) => (
        <dd key={industry} className={css.plant}>
          <a href={pageUrl(industryPages[industry])}>{industryTitles[industry]}</a>{' '}
          {parts.map(({ name }) => name).join('、')}
        </dd>
      ))}
    </>
  )
}
