import layout from '../layout.module.css'
import { Section } from './page.tsx'
import button from './button.module.css'
import css from './next-step.module.css'

export interface NextStepProps {
  text: string
  links: readonly NextLink[]
}

export interface NextLink {
  text: string
  href: string
  /** the page's main action, if the page has no such button yet */
  first?: true
}

/** Shown at the end of a page: what to do next. */
export const NextStep = ({ text, links }: NextStepProps) => (
  <Section className={css.next}>
    <div className={`${layout.row} ${css.step}`}>
      <p className={css.text}>{text}</p>
      <p className={`${layout.ways} ${css.links}`}>
        {links.map(({ text: name, href, first }) => (
          <a key={href} className={first ? button.primary : button.quiet} href={href}>
            {name}
          </a>
        ))}
      </p>
    </div>
  </Section>
)
