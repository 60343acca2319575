import layout from '../layout.module.css'
import css from './tabs.module.css'

export interface TabsProps {
  label: string
  path: string
  tabs: readonly string[]
  current: number
}

/** Parts of a page, each with an address of its own, so that they work without script. */
export function Tabs({ label, path, tabs, current }: TabsProps) {
  return (
    <nav className={css.frame} aria-label={label}>
      <ul className={`${layout.row} ${layout.list} ${css.tabs}`}>
        {tabs.map((text, index) => (
          <li key={text}>
            <a
              className={css.tab}
              href={tabUrl(path, index)}
              aria-current={index === current ? 'page' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The address of a tab: the first one is the page itself. */
export const tabUrl = (path: string, index: number): string =>
  index === 0 ? path : `${path}?actIndex=${index}`
