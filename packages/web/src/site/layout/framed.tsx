import { pageAt, pageByKey } from '@bdr/contract/navigation'
import { missingText, siteMenuText, siteMenuEntries } from '@bdr/text/site-layout'
import type { ReactNode } from 'react'
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
  isRouteErrorResponse,
  useRouteError,
} from 'react-router'
import type { SiteLoaderArgs } from '../context.ts'
import { SiteFooter } from './footer.tsx'
import css from './framed.module.css'
import sketch from '../../ui/site/sketch.module.css'
import { OpenPipe } from '../not-found/open-pipe.tsx'
import { loadFrame, type FrameData } from './load-frame.ts'
import type { SiteVisitor } from '@bdr/contract/site/data'
import { brand } from '@bdr/text/brand'
import { BrandMark } from '../../ui/site/brand.tsx'
import typography from '../../ui/typography.module.css'
import { menu, type MenuPage } from './links.ts'
import { HeaderSearch } from './header-search.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import panel from './panel.module.css'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'

export const loader = (args: SiteLoaderArgs) => loadFrame(args)

export default function Framed() {
  return (
    <Frame data={useLoaderData<FrameData>()}>
      <Outlet />
    </Frame>
  )
}

/** A record that does not exist, or no longer, is reported within the website's layout. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<FrameData>('site/layout/framed')
  return data ? (
    <Frame data={data}>
      <Missing />
    </Frame>
  ) : (
    <main>
      <h1>{missingText.fault.title}</h1>
      <p>{missingText.fault.hint}</p>
    </main>
  )
}

function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const isRed = pageAt(useLocation().pathname)?.key === 'visualManagement'
  return (
    <div className={css.frame} data-tone={isRed ? 'red' : undefined}>
      <a className="skip-link" href="#content">
        {siteMenuText.skipToContent}
      </a>
      <SiteHeader visitor={data.visitor} />
      <main id="content" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={data.frame} />
    </div>
  )
}

/** The website's bar. Its menus are popovers: they open, close and return the focus without script. */
function SiteHeader({ visitor }: { visitor: SiteVisitor }) {
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
                  <svg className={layout.icon} width="10" height="6" viewBox="0 0 10 6" aria-hidden>
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
      <div className={css.search}>
        <HeaderSearch />
      </div>
      <Entries visitor={visitor} />
      <PhoneMenu visitor={visitor} />
    </header>
  )
}

/** The links for future suppliers, for people with an account, or back to the back office. */
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

/** Explains why a record is not available. */
function Missing() {
  const why = whyOf(useRouteError())
  const { title, hint } = missingText[why]
  return (
    <div className={`${css.missing} ${sketch.above}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {why === 'unknown' && <OpenPipe />}
      <h1 className={css.title}>{title}</h1>
      <p className={css.hint}>{hint}</p>
      <p className={`${layout.row} ${css.next}`}>
        <a className={button.primary} href={pageByKey('newsList').path}>
          {missingText.news}
        </a>
        <a className={button.quiet} href={pageByKey('encyclopedia').path}>
          {missingText.encyclopedia}
        </a>
        <a className={button.quiet} href={pageByKey('home').path}>
          {missingText.home}
        </a>
      </p>
    </div>
  )
}

function whyOf(error: unknown): 'unknown' | 'withdrawn' | 'fault' {
  if (!isRouteErrorResponse(error)) return 'fault'
  if (error.status === 410) return 'withdrawn'
  return error.status === 404 ? 'unknown' : 'fault'
}
