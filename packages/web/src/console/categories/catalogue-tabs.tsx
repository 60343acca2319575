import { pageUrl } from '@bdr/contract/navigation'
import { catalogueTabs as words } from '@bdr/text/categories'
import { NavLink } from 'react-router'
import css from '../../ui/kit/tabs.module.css'
import layout from '../../ui/layout.module.css'

const pages = ['categoryList', 'brandList', 'unitList'] as const

/** Tabs between the parts of the catalogue, each of which has an address of its own. */
export const CatalogueTabs = () => (
  <nav className={`${css.tabs} ${layout.apart}`} aria-label={words.label}>
    {pages.map((page) => (
      <NavLink key={page} className={css.tab} to={pageUrl(page)} end>
        {words[page]}
      </NavLink>
    ))}
  </nav>
)
