import { shellText } from '@bdr/text/shell'
import { Link } from 'react-router'
import layout from '../../ui/layout.module.css'
import { BrandMark } from '../../ui/site/brand.tsx'
import { ErrorLogButton } from './error-log/error-log-button.tsx'
import { NoticeBell } from './notices/bell.tsx'
import { SearchButton } from './search/search-button.tsx'
import { SettingsButton } from './settings/settings-button.tsx'
import css from './top-bar.module.css'
import type { SidebarState } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'
import { useSyncExternalStore, useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Tool } from './tool.tsx'
import { Menu, type MenuPlace } from '../../ui/kit/menu.tsx'
import { changePreferences, elementSizes, usePreferences } from './preferences.ts'

interface TopBarProps {
  sidebar: SidebarState
  /** whether the logo is here, because it is not in the sidebar */
  logo: boolean
}

/** The bar over every page: the menu at its start, tools and user menu at its end. */
export function TopBar({ sidebar, logo }: TopBarProps) {
  const label = sidebar.mobile
    ? shellText.openMenu
    : sidebar.opened
      ? shellText.collapseMenu
      : shellText.expandMenu
  return (
    <header className={css.bar}>
      <button
        type="button"
        className={css.toggle}
        aria-label={label}
        aria-expanded={sidebar.opened}
        title={label}
        onClick={sidebar.toggle}
      >
        <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path
            d={
              sidebar.opened && !sidebar.mobile
                ? 'M3 5h14M9 10h8M3 15h14M6 7.5L3.5 10 6 12.5'
                : 'M3 5h14M3 10h14M3 15h14'
            }
          />
        </svg>
      </button>
      {logo && (
        <Link className={css.home} to="/dashboard" aria-label={shellText.backHome}>
          <BrandMark />
        </Link>
      )}
      <span className={css.space} />
      <SearchButton />
      <ErrorLogButton />
      {!sidebar.mobile && (
        <>
          <FullScreenButton />
          <SizeMenu />
        </>
      )}
      <NoticeBell />
      <SettingsButton />
      <UserMenu />
    </header>
  )
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Shows the page in full screen, where the browser can. */
function FullScreenButton() {
  const full = useSyncExternalStore(
    onChange,
    () => document.fullscreenElement !== null,
    () => false,
  )
  return (
    <Tool
      label={full ? shellText.leaveFullScreen : shellText.enterFullScreen}
      drawing={full ? 'M8 3v5H3M12 3v5h5M8 17v-5H3M12 17v-5h5' : 'M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5'}
      onClick={() => void toggle()}
    />
  )
}

async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // not supported, or forbidden where the page is embedded
    showToast('warning', shellText.fullScreenUnsupported)
  }
}

/** The choice of the size of fields, buttons and rows. */
function SizeMenu() {
  const { elementSize } = usePreferences()
  const [place, setPlace] = useState<MenuPlace | null>(null)
  return (
    <>
      <Tool
        label={shellText.elementSize}
        drawing="M2 16L6.5 5 11 16M3.5 12.5h6M12 16l3-7 3 7M13 13.5h4"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setPlace({ x: box.left, y: box.bottom + 4 })
        }}
      />
      {place && (
        <Menu
          label={shellText.elementSize}
          place={place}
          onClose={() => setPlace(null)}
          entries={elementSizes.map((size) => ({
            key: size,
            text: shellText[size],
            chosen: size === elementSize,
            act: () => changePreferences({ elementSize: size }),
          }))}
        />
      )}
    </>
  )
}
