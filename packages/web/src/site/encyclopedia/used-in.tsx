import { industries, type EntryCategory } from '@bdr/contract/content/kinds'
import { pageUrl } from '@bdr/contract/navigation'
import { industryTitles } from '@bdr/text/site-labels'
import { encyclopediaText } from '@bdr/text/site-pages/encyclopedia'
import { industryWords } from '@bdr/text/site-pages/industries'
import { industryPages } from '../solutions/industry-pages.ts'
import css from './used-in.module.css'

/** The plants whose drawings name the category, and at which parts; a row of the card's facts. */
export function UsedIn({ category }: { category: EntryCategory }) {
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
