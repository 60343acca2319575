import { shellText } from '@bdr/text/shell'
import css from './not-loaded.module.css'

/** Shown when a script of the page could not be loaded, without which nothing here can be sent. */
export function NotLoaded() {
  return (
    <p className={css.notLoaded} role="alert">
      {shellText.pageNotLoaded}
      {/* links to this very page with its query: no script has loaded that could reload it */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{shellText.loadAgain}</a>
    </p>
  )
}
