import { pageUrl } from '@bdr/contract/navigation'
import { marginText } from '@bdr/text/site-pages/shared'
import layout from '../ui/layout.module.css'
import { MarginPart } from '../ui/site/reading.tsx'
import { standardsOf } from './standards.ts'

/**
 * The standards that a text cites, each linking to everything that cites it; nothing where there are none.
 */
export function Standards({ text }: { text: string }) {
  const standards = standardsOf(text)
  if (standards.length === 0) return null
  return (
    <MarginPart title={marginText.standards}>
      <ul className={layout.list}>
        {standards.map((standard) => (
          <li key={standard}>
            <a href={pageUrl('siteSearch', { keyword: standard })}>{standard}</a>
          </li>
        ))}
      </ul>
    </MarginPart>
  )
}
