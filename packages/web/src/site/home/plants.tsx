import { industries } from '@bdr/contract/content/kinds'
import { pageByKey } from '@bdr/contract/navigation'
import { homePageText } from '@bdr/text/site-pages/home'
import layout from '../../ui/layout.module.css'
import { Section } from '../../ui/site/page.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import mark from '../drawings/number-mark.module.css'
import { PlantView, ThreePlants } from '../drawings/three-plants.tsx'
import { industryPages } from '../solutions/industry-pages.ts'
import css from './plants.module.css'

const words = homePageText.plants

const links = industries.map((industry) => ({
  name: words.industries[industry].name,
  href: pageByKey(industryPages[industry]).path,
}))

/** The three kinds of plants, drawn; each number leads to the page of its industry. */
export function Plants() {
  return (
    <>
      <Section label={words.drawing.name} className={css.whole}>
        <Sheet name={words.drawing.name} number={words.drawing.number}>
          <ThreePlants links={links} />
        </Sheet>
      </Section>
      <Section title={words.title}>
        <ol className={`${layout.list} ${css.industries}`}>
          {industries.map((industry, index) => {
            const { name, text, link } = words.industries[industry]
            return (
              <li key={industry} className={css.industry}>
                <div className={css.picture}>
                  <PlantView index={index} />
                </div>
                <span className={`${mark.mark} ${css.number}`} aria-hidden>
                  {index + 1}
                </span>
                <h3 className={css.name}>{name}</h3>
                <p className={css.text}>{text}</p>
                <a className={css.link} href={links[index]!.href}>
                  {link}
                </a>
              </li>
            )
          })}
        </ol>
      </Section>
    </>
  )
}
