import { pageByKey } from '@bdr/contract/navigation'
import type { SiteVisitor } from '@bdr/contract/site/data'
import { siteMenuEntries, siteMenuText } from '@bdr/text/site-layout'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { HeaderSearch } from './header-search.tsx'
import { menu, type MenuPage } from './links.ts'
import panel from './panel.module.css'
import css from './phone-menu.module.css'

/** The full menu over the page, where the bar has no space for it. */
export function PhoneMenu({ visitor }: { visitor: SiteVisitor }) {
  const link = (page: MenuPage) => (
    <li key={page}>
      <a className={css.link} href={pageByKey(page).path}>
        {siteMenuEntries[page].title}
      </a>
    </li>
  )
  return (
    <div className={css.phone}>
      <button type="button" className={css.open} popoverTarget="phone-menu">
        <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M2 5h16M2 10h16M2 15h16" />
        </svg>
        <span>{siteMenuText.open}</span>
      </button>
      <nav
        id="phone-menu"
        className={`${panel.panel} ${css.panel}`}
        popover="auto"
        aria-label={siteMenuText.label}
      >
        <div className={css.search}>
          <HeaderSearch />
        </div>
        <ul>
          {menu.map((item) =>
            typeof item === 'string' ? (
              link(item)
            ) : (
              <li key={item.heading}>
                <p className={`${typography.small} ${css.heading}`}>{siteMenuText[item.heading]}</p>
                <ul className={css.group}>{item.pages.map(link)}</ul>
              </li>
            ),
          )}
          {!visitor.signedIn && (
            <li>
              <a className={css.link} href="/settleApply">
                {siteMenuText.settleIn}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
