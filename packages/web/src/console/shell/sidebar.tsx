import { readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { pageAt, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { shellText } from '@bdr/text/shell'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { foldedMenuGroupsKey } from '../../lib/first-paint.ts'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { CloseButton } from '../../ui/kit/close-button.tsx'
import { Brand, BrandMark } from '../../ui/site/brand.tsx'
import { countText, tileTitle } from '../../ui/console/waiting-words.ts'
import { CountBadge } from './count-badge.tsx'
import { Icon } from './icons.tsx'
import { foldedAtFirst, menuEntryOf, menuFor } from './menu.ts'
import layout from '../../ui/layout.module.css'
import css from './sidebar.module.css'
import type { SidebarState } from './use-sidebar.ts'
import type { MenuGroup } from '@bdr/contract/kernel/navigation'
import { persistentStore, readJson, useStore } from './persistent-store.ts'

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

/** Not the kit's dialog, which is loaded with the first dialog that opens: every page has the menu. */
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
      <div className={css.close}>
        <CloseButton label={shellText.closeMenu} onClose={close} />
      </div>
      {/* the head is also the space beside the close button */}
      <Menu opened head={<>{logo && <Brand />}</>} />
    </dialog>
  )
}

function Menu({ opened, head }: { opened: boolean; head: ReactNode }) {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const here = pageAt(pathname, search)
  const lit = here && menuEntryOf(here)
  const waitingOn = useWaiting()
  const menu = menuFor(viewer)
  const { isFolded, toggle } = useFoldedGroups(foldedAtFirst(menu))
  const list = useEntryInSight(lit)
  return (
    <>
      {head && <div className={css.brand}>{head}</div>}
      <nav ref={list} aria-label={shellText.mainMenu} className={css.menu}>
        {menu.map(({ group, pages }) => {
          // the narrow sidebar has no titles by which groups could be expanded
          const folds = opened && pages.length > 1
          const folded = folds && isFolded(group)
          // a folded group keeps what waits for the person, and where they are
          const shown = pages
            .map((page) => ({ page, waiting: waitingOn(page.key) }))
            .filter(({ page, waiting }) => !folded || waiting !== null || page.key === lit)
          return (
            <section key={group} className={css.group}>
              {folds && (
                <h2 className={css.title}>
                  <button type="button" aria-expanded={!folded} onClick={() => toggle(group)}>
                    {menuGroupTitles[group]}
                    <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
                      <path d="M3 4.5l3 3 3-3" />
                    </svg>
                  </button>
                </h2>
              )}
              {shown.length > 0 && (
                <ul className={`${layout.list} ${layout.tight}`}>
                  {shown.map(({ page, waiting }) => (
                    <li key={page.key} className={css.line}>
                      <Link
                        className={css.entry}
                        to={page.path}
                        aria-current={page.key === lit ? 'page' : undefined}
                        title={opened ? undefined : pageTitles[page.key as PageKey]}
                      >
                        {page.icon && <Icon path={page.icon} />}
                        <span className={css.label}>{pageTitles[page.key as PageKey]}</span>
                      </Link>
                      {waiting && <WaitingLink {...waiting} />}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </nav>
    </>
  )
}

interface Waiting {
  readonly item: WaitingKey
  readonly count: number
}

/** The badge of an entry: how many records wait, and the way to the list of exactly these. */
function WaitingLink({ item, count }: Waiting) {
  const { page, query } = waitingItems[item]
  const name = shellText.waiting(tileTitle(item, useViewer()), countText(count))
  return (
    <Link className={css.waiting} to={pageUrl(page, query)} aria-label={name} title={name}>
      <CountBadge count={count} />
    </Link>
  )
}

/**
 * What waits for this person on a page of the menu: of several kinds the first that does, in the order of the
 * first page, which shows the same numbers.
 */
function useWaiting(): (page: string) => Waiting | null {
  const { can } = useViewer()
  const { data } = useCall(readStats, {}, { refetchInterval: 300_000, toast: false, isOutsidePage: true })
  return (page) => {
    const item = (Object.keys(waitingItems) as WaitingKey[]).find(
      (key) => waitingItems[key].page === page && can(waitingItems[key].by) && (data?.[key] ?? 0) > 0,
    )
    return item === undefined ? null : { item, count: data![item]! }
  }
}

/**
 * Scrolls the menu so that the entry of the page is in sight. Not with `scrollIntoView`, which moves the point
 * from where Tab continues, past the skip link.
 */
function useEntryInSight(lit: PageKey | undefined) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const column = list.current?.parentElement
    if (!entry || !column) return
    const { top, bottom } = column.getBoundingClientRect()
    if (entry.bottom > bottom) column.scrollTop += entry.bottom - bottom + margin
    else if (entry.top < top) column.scrollTop -= top - entry.top + margin
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it determines when it runs, but is not used
  }, [lit])
  return list
}

/** Pixels between the entry and the edge of the window. */
const margin = 8

type Folded = Readonly<Record<string, readonly string[]>>

const store = persistentStore<Folded>({
  storage: () => localStorage,
  key: foldedMenuGroupsKey,
  parse: (text) => {
    const stored = readJson(text)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, groups]) => Array.isArray(groups)))
  },
})

/** Which groups of the menu are collapsed in this browser, and a function to change that. */
function useFoldedGroups(atFirst: readonly MenuGroup[]) {
  const { uid } = useViewer().user
  const { [uid]: own, ...others } = useStore(store)
  const folded = own ?? atFirst
  return {
    isFolded: (group: MenuGroup) => folded.includes(group),
    toggle(group: MenuGroup) {
      const next = folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]
      // the server draws the menu as it is at first: only what differs is stored
      const isAtFirst = next.length === atFirst.length && atFirst.every((one) => next.includes(one))
      store.set(isAtFirst ? others : { ...others, [uid]: next })
    },
  }
}
