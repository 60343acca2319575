import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/pages'
import { shellText } from '@bdr/text/shell'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useViewer } from '../../lib/session.ts'
import { Brand, BrandMark } from '../../ui/site/brand.tsx'
import { Icon } from './icons.tsx'
import { menuEntryOf, menuFor } from './menu.ts'
import css from './sidebar.module.css'
import type { SidebarState } from './use-sidebar.ts'

interface SidebarProps extends SidebarState {
  logo: boolean
}

/** The menu: a column beside the page, on a phone a drawer over it. */
export function Sidebar(sidebar: SidebarProps) {
  if (sidebar.mobile) return <Drawer {...sidebar} />
  return (
    <aside className={css.column} data-opened={sidebar.opened || undefined}>
      <Menu opened={sidebar.opened} head={sidebar.logo && (sidebar.opened ? <Brand /> : <BrandMark />)} />
    </aside>
  )
}

function Drawer({ opened, close, logo }: SidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (opened) dialog.current!.showModal()
    else dialog.current!.close()
  }, [opened])
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={shellText.mainMenu}
      closedby="any"
      onClose={close}
    >
      <button type="button" className={css.close} aria-label={shellText.closeMenu} onClick={close}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
      {/* the head also holds the place beside the button */}
      <Menu opened head={<>{logo && <Brand />}</>} />
    </dialog>
  )
}

function Menu({ opened, head }: { opened: boolean; head: ReactNode }) {
  const viewer = useViewer()
  const here = pageAt(useLocation().pathname)
  const lit = here && menuEntryOf(here)
  return (
    <>
      {head && <div className={css.brand}>{head}</div>}
      <nav aria-label={shellText.mainMenu} className={css.menu}>
        {menuFor(viewer).map(({ group, pages }) => (
          <section key={group} className={css.group}>
            {pages.length > 1 && <h2 className={css.title}>{menuGroupTitles[group]}</h2>}
            <ul className={css.list}>
              {pages.map((page) => (
                <li key={page.key}>
                  <Link
                    className={css.entry}
                    to={page.path}
                    aria-current={page.key === lit ? 'page' : undefined}
                    title={opened ? undefined : pageTitles[page.key as PageKey]}
                  >
                    {page.icon && <Icon path={page.icon} />}
                    <span className={css.label}>{pageTitles[page.key as PageKey]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}
