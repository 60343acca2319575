import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './page.module.css'

/** A public page's content, with the same left and right edge for everything in it. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>
}

export interface Crumb {
  text: string
  href: string
}

export interface OpeningProps {
  title: string
  lead?: ReactNode
  /** larger on the home page than elsewhere */
  first?: boolean
  /** the pages above this one */
  above?: readonly Crumb[]
  children?: ReactNode
}

/** What a page is about, in one claim and one paragraph, and its main actions. */
export function Opening({ title, lead, first, above = [], children }: OpeningProps) {
  return (
    <header className={css.opening}>
      {above.length > 0 && (
        <ol className={`${layout.row} ${typography.small} ${css.crumbs}`}>
          {above.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ol>
      )}
      <h1 className={css.title} data-first={first}>
        {title}
      </h1>
      {lead !== undefined && <p className={css.lead}>{lead}</p>}
      {children !== undefined && <div className={`${layout.row} ${css.actions}`}>{children}</div>}
    </header>
  )
}

export interface SectionProps {
  id?: string
  /** an address leads to its id, and reading continues there */
  target?: boolean
  title?: string
  lead?: ReactNode
  /** the accessible name of a section without a heading */
  label?: string
  className?: string | undefined
  children: ReactNode
}

export function Section({ id, target, title, lead, label, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={target ? -1 : undefined}
      className={`${css.section} ${className}`}
      aria-label={label}
    >
      {title !== undefined && <h2 className={css.heading}>{title}</h2>}
      {lead !== undefined && <p className={css.sectionLead}>{lead}</p>}
      <div className={css.body}>{children}</div>
    </section>
  )
}
