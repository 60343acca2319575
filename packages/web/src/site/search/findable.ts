import { entryCategories, industries } from '@bdr/contract/content/kinds'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { SearchableText } from '@bdr/contract/site/data'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { codingKinds } from '@bdr/text/site-pages/coding'
import { industryWords } from '@bdr/text/site-pages/industries'
import { searchText } from '@bdr/text/site-pages/search'
import { partAnchor } from '../drawings/callouts.tsx'
import { industryPages } from '../solutions/industry-pages.ts'
import { standardsOf } from '../standards.ts'
import type { Simplified } from './fold.ts'
import { indexOf, type Findable, type Index } from './search.ts'

const indexes = new WeakMap<readonly SearchableText[], Index>()

/** Everything on the website that can be found; built once for each state of the published content. */
export function indexFor(texts: readonly SearchableText[], simplified: Simplified): Index {
  const known = indexes.get(texts)
  if (known) return known
  const findable = [...categories(), ...texts.map(published), ...parts(), ...standardsIn(texts)]
  const index = indexOf(findable, simplified)
  indexes.set(texts, index)
  return index
}

const published = ({ kind, title, english, summary, text, href, grouping }: SearchableText): Findable => ({
  group: kind === 'entry' ? 'entries' : kind === 'technique' ? 'techniques' : 'articles',
  href,
  title,
  also: english ?? '',
  summary,
  text: `${kind === 'article' ? articleColumnTitles[grouping as keyof typeof articleColumnTitles] : ''} ${text}`,
})

const categories = (): Findable[] => [
  ...entryCategories.map((category) => ({
    group: 'categories' as const,
    href: pageUrl('encyclopedia', { category }),
    title: entryCategoryTitles[category],
    summary: searchText.category(entryCategoryTitles[category]),
  })),
  ...codingKinds.map(({ key, name, family, code, fields }) => ({
    group: 'categories' as const,
    href: pageUrl('standardisation', { category: key }),
    title: searchText.coding(name),
    also: `${family} ${code}`,
    summary: fields.map((field) => field.name).join(searchText.and),
  })),
]

/** The numbered parts of the plants' drawings. */
const parts = (): Findable[] =>
  industries.flatMap((industry) =>
    industryWords[industry].parts.map((part, index) => ({
      group: 'parts' as const,
      href: `${pageByKey(industryPages[industry]).path}#${partAnchor(index + 1)}`,
      title: part.name,
      summary: searchText.part(industryTitles[industry], part.materials),
      text: industryWords[industry].wear.rows
        .filter(({ place }) => place === index + 1)
        .map((row) => [row.part, row.sign, row.order].join(' '))
        .join(' '),
    })),
  )

/**
 * The standards that texts cite, each linking to the first text that cites it, with the titles of the others.
 */
export function standardsIn(texts: readonly SearchableText[]): Findable[] {
  const citing = new Map<string, SearchableText[]>()
  for (const one of texts)
    for (const number of standardsOf(`${one.title} ${one.summary} ${one.text}`))
      citing.set(number, [...(citing.get(number) ?? []), one])
  return [...citing].map(([number, cited]) => ({
    group: 'standards' as const,
    href: cited[0]!.href,
    title: number,
    summary: searchText.citedIn(cited.map(({ title }) => title)),
  }))
}
