import { shellText } from '@bdr/text/shell'
import { Link } from 'react-router'
import { BrandMark } from '../../ui/site/brand.tsx'
import { ErrorLogButton } from './error-log/error-log-button.tsx'
import { FullScreenButton } from './full-screen.tsx'
import { NoticeBell } from './notices/bell.tsx'
import { SearchButton } from './search/search-button.tsx'
import { SettingsButton } from './settings/settings-button.tsx'
import { SizeMenu } from './size-menu.tsx'
import css from './top-bar.module.css'
import type { SidebarState } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  sidebar: SidebarState
  /** whether the sign stands here, because it does not stand in the sidebar */
  logo: boolean
}

/** The bar over every page: the menu at its start, tools and person at its end. */
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
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
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
