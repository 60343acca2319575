import { readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { shellText } from '@bdr/text/shell'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { foldedMenuGroupsKey } from '../../lib/first-paint.ts'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { CloseButton } from '../../ui/kit/close-button.tsx'
import { Brand, BrandMark } from '../../ui/site/brand.tsx'
import { CountBadge } from './count-badge.tsx'
import { Icon } from './icons.tsx'
import { menuEntryOf, menuFor } from './menu.ts'
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
  const here = pageAt(useLocation().pathname)
  const lit = here && menuEntryOf(here)
  const waiting = useWaiting()
  const { isFolded, toggle } = useFoldedGroups()
  return (
    <>
      {head && <div className={css.brand}>{head}</div>}
      <nav aria-label={shellText.mainMenu} className={css.menu}>
        {menuFor(viewer).map(({ group, pages }) => {
          // the narrow sidebar has no titles by which groups could be expanded
          const folds = opened && pages.length > 1
          const folded = folds && isFolded(group)
          const sum = pages.reduce((count, { key }) => count + waiting(key), 0)
          return (
            <section key={group} className={css.group}>
              {folds && (
                <h2 className={css.title}>
                  <button type="button" aria-expanded={!folded} onClick={() => toggle(group)}>
                    {menuGroupTitles[group]}
                    {folded && <Count of={sum} />}
                    <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
                      <path d="M3 4.5l3 3 3-3" />
                    </svg>
                  </button>
                </h2>
              )}
              {!folded && (
                <ul className={`${layout.list} ${layout.tight}`}>
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
                        <Count of={waiting(page.key)} />
                      </Link>
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

const Count = ({ of }: { of: number }) =>
  of > 0 && (
    <>
      <CountBadge count={of} />
      <span className="visually-hidden">{shellText.waiting(of)}</span>
    </>
  )

/** The number of records that wait for an operator on a page of the menu, the same as on their first page. */
function useWaiting(): (page: string) => number {
  const { user, can } = useViewer()
  const isOperator = user.introduction.merchant === null
  const { data } = useCall(readStats, {}, { enabled: isOperator, refetchInterval: 60_000, toast: false })
  return (page) =>
    (Object.keys(waitingItems) as WaitingKey[])
      .filter((key) => waitingItems[key].page === page)
      .filter((key) => can(waitingItems[key].by))
      .reduce((sum, key) => sum + ((isOperator && data?.[key]) || 0), 0)
}

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
function useFoldedGroups() {
  const { uid } = useViewer().user
  const all = useStore(store)
  const folded = all[uid] ?? []
  return {
    isFolded: (group: MenuGroup) => folded.includes(group),
    toggle: (group: MenuGroup) =>
      store.set({
        ...all,
        [uid]: folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group],
      }),
  }
}
