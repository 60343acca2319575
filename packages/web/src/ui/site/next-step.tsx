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
  /** what the page leads up to, if it has no such button yet */
  first?: true
}

/** What to do now that a page is read to its end. */
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
