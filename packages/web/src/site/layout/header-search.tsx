import { pageByKey } from '@bdr/contract/navigation'
import { searchText } from '@bdr/text/site-pages/search'
import layout from '../../ui/layout.module.css'
import css from './header-search.module.css'

/** The search over the entire website, on every page: a form that leads to an address. */
export const HeaderSearch = () => (
  <form
    className={css.search}
    action={pageByKey('siteSearch').path}
    role="search"
    aria-label={searchText.label}
  >
    <input
      type="search"
      name="keyword"
      aria-label={searchText.label}
      placeholder={searchText.submit}
      maxLength={40}
      enterKeyHint="search"
    />
    <button aria-label={searchText.submit}>
      <svg className={layout.icon} width="18" height="18" viewBox="0 0 18 18" aria-hidden>
        <path d="M8 2a6 6 0 1 0 .1 0M12.5 12.5L16 16" />
      </svg>
    </button>
  </form>
)
