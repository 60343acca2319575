import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { searchText } from '@bdr/text/site-pages/search'
import { useLoaderData } from 'react-router'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { SearchForm } from '../../ui/site/filters.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import typography from '../../ui/typography.module.css'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { keywordOf, queryOf } from '../query.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { generalFormUrl } from '../techniques/ask.ts'
import { byCode } from './code.ts'
import { indexFor } from './findable.ts'
import type { Marked } from './fold.ts'
import css from './page.module.css'
import { search, type Found, type SearchGroup } from './search.ts'

const path = pageByKey('siteSearch').path
/** the maximal number of results of a group; less relevant ones are not shown */
const maxShown = 12

interface Data {
  keyword: string | null
  groups: readonly (readonly [SearchGroup, readonly Found[]])[]
}

export async function loader({ context, request }: SiteLoaderArgs): Promise<Data> {
  const keyword = keywordOf(queryOf(request))
  if (keyword === null) return { keyword, groups: [] }
  const code = byCode(keyword)
  const { data } = context.get(siteContext)
  const found = search(indexFor(await data.searchableTexts(), data.simplified), keyword)
  return { keyword, groups: [...(code ? [['codes', [code]] as const] : []), ...found] }
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  const keyword = loaderData?.keyword ?? null
  return pageMeta(args, {
    title: keyword === null ? pageTitles.siteSearch : searchText.titleOf(keyword),
    description: searchText.description,
    indexed: keyword === null,
  })
}

export default function SearchPage() {
  const { keyword, groups } = useLoaderData<typeof loader>()
  const count = groups.reduce((sum, [, found]) => sum + found.length, 0)
  return (
    <Page>
      <Opening
        title={keyword === null ? searchText.title : searchText.titleOf(keyword)}
        lead={keyword === null || count === 0 ? searchText.lead : searchText.found(count)}
      />
      <Section label={searchText.label} className={css.ask}>
        <SearchForm path={path} label={searchText.placeholder} value={keyword ?? ''} otherFilters={{}} />
        {keyword === null && <Examples />}
        {keyword !== null && count === 0 && (
          <EmptyList title={searchText.none(keyword)} hint={searchText.noneHint}>
            <a className={button.primary} href={generalFormUrl}>
              {nextStepText.ask}
            </a>
            <a className={button.quiet} href={pageByKey('encyclopedia').path}>
              {pageTitles.encyclopedia}
            </a>
          </EmptyList>
        )}
      </Section>
      {groups.map(([group, found]) => (
        <Section key={group} title={`${searchText.groups[group]} · ${found.length}`}>
          <ul className={`${layout.list} ${css.list}`}>
            {found.slice(0, maxShown).map(({ href, title, text }) => (
              <li key={`${href} ${title[0]?.text}`} className={css.row}>
                <h3 className={css.title}>
                  <a href={href}>
                    <Marks parts={title} />
                  </a>
                </h3>
                <p className={`${typography.small} ${css.text}`}>
                  <Marks parts={text} />
                </p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  )
}

const Marks = ({ parts }: { parts: readonly Marked[] }) =>
  parts.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={css.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )

const Examples = () => (
  <p className={`${layout.row} ${typography.aside} ${css.examples}`}>
    {searchText.examples}
    {searchText.exampleWords.map((word) => (
      <a key={word} href={pageUrl('siteSearch', { keyword: word })}>
        {word}
      </a>
    ))}
  </p>
)
