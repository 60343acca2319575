import { pageAt, pageByKey } from '@bdr/contract/navigation'
import type { SiteVisitor } from '@bdr/contract/site/data'
import { brand } from '@bdr/text/brand'
import { siteMenuEntries, siteMenuText } from '@bdr/text/site-layout'
import { useLocation } from 'react-router'
import { BrandMark } from '../../ui/site/brand.tsx'
import typography from '../../ui/typography.module.css'
import { menu, type MenuPage } from './links.ts'
import { PhoneMenu } from './phone-menu.tsx'
import css from './header.module.css'
import panel from './panel.module.css'

/** The website's bar. Its menus are popovers: they open, close and give the focus back without script. */
export function SiteHeader({ visitor }: { visitor: SiteVisitor }) {
  const current = pageAt(useLocation().pathname)
  const isCurrent = (page: MenuPage) => current?.key === page || current?.parent === page
  return (
    <header className={css.bar}>
      <a className={css.home} href="/" aria-label={siteMenuText.home}>
        <BrandMark size={32} />
        <span className={css.name}>{brand.name}</span>
      </a>
      <nav className={css.menu} aria-label={siteMenuText.label}>
        <ul>
          {menu.map((item) =>
            typeof item === 'string' ? (
              <li key={item}>
                <a
                  className={css.item}
                  href={pageByKey(item).path}
                  aria-current={current?.key === item ? 'page' : undefined}
                >
                  {siteMenuEntries[item].title}
                </a>
              </li>
            ) : (
              <li key={item.heading}>
                <button
                  type="button"
                  className={css.item}
                  popoverTarget={`menu-${item.heading}`}
                  data-current={item.pages.some((page) => isCurrent(page) && page !== 'home') || undefined}
                >
                  {siteMenuText[item.heading]}
                  <svg className={css.arrow} width="10" height="6" viewBox="0 0 10 6" aria-hidden>
                    <path d="M1 1l4 4 4-4" />
                  </svg>
                </button>
                <div id={`menu-${item.heading}`} className={`${panel.panel} ${css.panel}`} popover="auto">
                  <ul>
                    {item.pages.map((page) => (
                      <li key={page}>
                        <a
                          className={css.entry}
                          href={pageByKey(page).path}
                          aria-current={current?.key === page ? 'page' : undefined}
                        >
                          <span className={css.entryTitle}>{siteMenuEntries[page].title}</span>
                          <span className={`${typography.small} ${css.entryHint}`}>
                            {siteMenuEntries[page].hint}
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ),
          )}
        </ul>
      </nav>
      <Entries visitor={visitor} />
      <PhoneMenu visitor={visitor} />
    </header>
  )
}

/** The ways in: for suppliers to be, for those with an account, or back to work. */
function Entries({ visitor }: { visitor: SiteVisitor }) {
  if (!visitor.signedIn)
    return (
      <p className={css.entries}>
        <a className={css.settleIn} href="/settleApply">
          {siteMenuText.settleIn}
        </a>
        <a className={css.signIn} href={pageByKey('login').path} data-opens="sign-in">
          {siteMenuText.signIn}
        </a>
      </p>
    )
  return (
    <p className={css.entries}>
      <a className={css.signIn} href={pageByKey('dashboard').path}>
        {siteMenuText.enterDashboard}
        {visitor.unread > 0 && (
          <span className={css.unread} aria-label={siteMenuText.unread(visitor.unread)} role="img">
            {siteMenuText.unreadBadge(visitor.unread)}
          </span>
        )}
      </a>
    </p>
  )
}
