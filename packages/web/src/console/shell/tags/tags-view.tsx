import { pageTitles } from '@bdr/text/entities'
import { shellText } from '@bdr/text/shell'
import { use, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { DrawingContext } from '../../../lib/first-view.ts'
import { queryClient } from '../../../lib/query.ts'
import { Menu, type MenuPlace } from '../../../ui/kit/menu.tsx'
import layout from '../../../ui/layout.module.css'
import typography from '../../../ui/typography.module.css'
import { Icon } from '../icons.tsx'
import { useOpenTabs } from './open-tabs.ts'
import { homeTab, keysWithout, neighbourOf, type Tab } from './tabs.ts'
import css from './tags-view.module.css'
import { useStrip } from './use-strip.ts'

const nameOf = ({ page, number }: Tab): string =>
  number === null ? pageTitles[page] : shellText.tabOfRecord(pageTitles[page], number)

/** The tab a context menu is open for, and the menu's position. */
interface MenuOf {
  readonly tab: Tab
  readonly place: MenuPlace
}

/** The pages a person has opened, as tabs. They are only known in this browser. */
export const TagsView = () => (use(DrawingContext) === null ? <Tabs /> : <div className={css.bar} />)

function Tabs() {
  const { tabs, here, keep } = useOpenTabs()
  const [menu, setMenu] = useState<MenuOf | null>(null)
  const navigate = useNavigate()
  const strip = useRef<HTMLUListElement>(null)
  const { earlier, later, scroll } = useStrip(strip)
  const [all, setAll] = useState<MenuPlace | null>(null)
  const current = tabs.find((tab) => tab.key === here) ?? homeTab
  const currentName = nameOf(current)
  const overflows = earlier || later
  // once for each page, when its record's number makes the tab wider and when the arrows take space:
  // otherwise the person's own scrolling must not be disturbed
  useLayoutEffect(
    () => scrollIntoStrip(strip.current!.querySelector('[aria-current]')),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they determine when it runs, but are not used
    [here, currentName, tabs.length, overflows],
  )

  const close = (tab: Tab) => {
    if (tab.key !== homeTab.key) keep(keysWithout(tabs, tab.key), neighbourOf(tabs, tab.key))
  }
  const closeOthers = (tab: Tab) => keep([tab.key], tab)
  const closeAll = () => keep([], homeTab)
  const refresh = async (tab: Tab) => {
    if (tab.key !== here) await navigate(tab.url)
    await queryClient.invalidateQueries()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: Tab) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Delete') close(tab)
    else if (step !== undefined) focusTab(strip.current!, tabs.indexOf(tab) + step)
    else return
    event.preventDefault()
  }
  const closeByMiddleButton = (event: MouseEvent, tab: Tab) => {
    if (event.button !== 1) return
    // otherwise the browser would open the page in a tab of its own
    event.preventDefault()
    close(tab)
  }
  const openMenu = (event: MouseEvent, tab: Tab) => {
    event.preventDefault()
    // the menu key has no pointer position: the menu opens below the tab
    const box = event.currentTarget.getBoundingClientRect()
    const byMouse = event.clientX > 0 || event.clientY > 0
    const place = byMouse ? { x: event.clientX, y: event.clientY } : { x: box.left, y: box.bottom }
    const open = () => setMenu({ tab, place })
    // some systems request the menu while the mouse button is still down, and releasing it would close the
    // menu
    if (event.buttons === 0) open()
    else addEventListener('pointerup', () => setTimeout(open), { once: true })
  }

  return (
    <nav className={css.bar} aria-label={shellText.tabs}>
      {overflows && (
        <button
          type="button"
          className={css.more}
          aria-label={shellText.earlierTabs}
          title={shellText.earlierTabs}
          disabled={!earlier}
          onClick={() => scroll(-1)}
        >
          <Icon path="M12 5l-5 5 5 5" />
        </button>
      )}
      <ul ref={strip} className={`${layout.list} ${css.strip}`}>
        {tabs.map((tab) => (
          <li key={tab.key} className={css.tab} data-here={tab.key === here || undefined}>
            <Link
              className={`${typography.clipped} ${css.link}`}
              title={nameOf(tab)}
              to={tab.url}
              aria-current={tab.key === here ? 'page' : undefined}
              onKeyDown={(event) => onKeyDown(event, tab)}
              onContextMenu={(event) => openMenu(event, tab)}
              onAuxClick={(event) => closeByMiddleButton(event, tab)}
            >
              {nameOf(tab)}
            </Link>
            {tab.key !== homeTab.key && (
              <button
                type="button"
                className={css.close}
                // with the keyboard, Delete and the menu close a tab; a further Tab stop per tab would only
                // slow people down
                tabIndex={-1}
                aria-label={shellText.closeTab(nameOf(tab))}
                title={shellText.closeThisTab}
                onClick={() => close(tab)}
              >
                <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
                  <path d="M3 3l6 6M9 3l-6 6" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
      {overflows && (
        <>
          <button
            type="button"
            className={css.more}
            aria-label={shellText.laterTabs}
            title={shellText.laterTabs}
            disabled={!later}
            onClick={() => scroll(1)}
          >
            <Icon path="M8 5l5 5-5 5" />
          </button>
          <button
            type="button"
            className={css.more}
            aria-label={shellText.allTabs(tabs.length)}
            aria-haspopup="menu"
            title={shellText.allTabs(tabs.length)}
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect()
              setAll({ x: box.right, y: box.bottom })
            }}
          >
            <Icon path="M4 6h12M4 10h12M4 14h12" />
          </button>
        </>
      )}
      {all && (
        <Menu
          label={shellText.allTabs(tabs.length)}
          place={all}
          onClose={() => setAll(null)}
          entries={tabs.map((tab) => ({
            key: tab.key,
            text: nameOf(tab),
            chosen: tab.key === here,
            act: () => void navigate(tab.url),
          }))}
        />
      )}
      <button
        type="button"
        className={css.more}
        aria-label={shellText.tabActions}
        aria-haspopup="menu"
        title={shellText.tabActions}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setMenu({ tab: current, place: { x: box.right, y: box.bottom } })
        }}
      >
        <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M4 6.5l4 4 4-4" />
        </svg>
      </button>
      {menu && (
        <Menu
          label={shellText.tabActionsOf(nameOf(menu.tab))}
          place={menu.place}
          onClose={() => setMenu(null)}
          entries={[
            { key: 'refresh', text: shellText.refreshTab, act: () => void refresh(menu.tab) },
            {
              key: 'close',
              text: shellText.closeThisTab,
              disabled: menu.tab.key === homeTab.key,
              act: () => close(menu.tab),
            },
            { key: 'others', text: shellText.closeOtherTabs, act: () => closeOthers(menu.tab) },
            { key: 'all', text: shellText.closeAllTabs, act: closeAll },
          ]}
        />
      )}
    </nav>
  )
}

/** Not with `scrollIntoView`, which moves the point from where Tab continues, past the skip link. */
function scrollIntoStrip(link: HTMLElement | null): void {
  const tab = link?.parentElement
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const end = tab.offsetLeft + tab.offsetWidth - strip.offsetLeft
  const start = tab.offsetLeft - strip.offsetLeft
  if (start < strip.scrollLeft) strip.scrollLeft = start
  else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth
}

const focusTab = (strip: HTMLElement, index: number) =>
  strip.querySelectorAll<HTMLElement>('a').item(index)?.focus()
