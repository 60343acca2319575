import type { ReactNode } from 'react'
import css from './page-header.module.css'
import layout from '../layout.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** the record's state */
  status?: ReactNode
  /** the most important facts, each a short phrase */
  facts?: readonly ReactNode[]
  /** the buttons of the page, with one primary button at most. On a phone they are at the bottom. */
  actions?: ReactNode
  /** decisions on this page need reading first: the name and the actions stay visible while it scrolls */
  isSticky?: boolean
}

/** A page's title, state and actions. */
export function PageHeader({ title, status, facts = [], actions, isSticky }: PageHeaderProps) {
  return (
    <header className={css.header} data-stays={isSticky || undefined}>
      <div className={layout.shrinks}>
        <div className={`${layout.row} ${css.titleLine}`}>
          <h1 className={css.title}>{title}</h1>
          {status}
        </div>
        {facts.length > 0 && (
          <ul className={`${layout.row} ${css.facts}`}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {actions && (
        <div className={css.actions} data-page-actions>
          {actions}
        </div>
      )}
    </header>
  )
}
