import type { CompanyText } from '@bdr/contract/site/data'
import { companyText } from '@bdr/text/site-pages/company'
import { Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import typography from '../../ui/typography.module.css'
import { drawingNamed } from '../drawings/by-name.tsx'
import css from './brochure.module.css'

/** The brochure's pages side by side; in print, each is a sheet of paper. */
export function Brochure({ text }: { text: CompanyText }) {
  return (
    <Section label={text.title}>
      <Prose html={text.body} />
      <ol className={css.pages}>
        {text.items.map((item, index) => (
          <li key={item.title} className={css.page}>
            <div className={css.drawing}>{drawingNamed(item.drawing)}</div>
            <div className={css.words}>
              <h2 className={css.title}>{item.title}</h2>
              <p className={css.text}>{item.text}</p>
            </div>
            <p className={`${typography.caption} ${css.foot}`}>
              <span>{companyText.sheetNumber(index + 1)}</span>
              <span>{companyText.brochurePage(index + 1, text.items.length)}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className={`${typography.small} ${css.print}`}>{companyText.print}</p>
    </Section>
  )
}
