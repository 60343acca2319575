import { shellText } from '@bdr/text/shell'
import { Link } from 'react-router'
import { BrandMark } from '../../ui/site/brand.tsx'
import css from './top-bar.module.css'
import type { SidebarState } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'

/** The bar over every page. Notices and settings stand before the user's menu. */
export function TopBar({ sidebar }: { sidebar: SidebarState }) {
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
      {sidebar.mobile && (
        <Link className={css.home} to="/dashboard" aria-label={shellText.backHome}>
          <BrandMark />
        </Link>
      )}
      <span className={css.space} />
      <UserMenu />
    </header>
  )
}
