import { shellText } from '@bdr/text/shell'
import css from './not-loaded.module.css'

/** Shown when a script of the page has not come, without which nothing here can be sent. */
export function NotLoaded() {
  return (
    <p className={css.notLoaded} role="alert">
      {shellText.pageNotLoaded}
      {/* leads to this very page, with what stands behind its ?: there is no script to load it again */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{shellText.loadAgain}</a>
    </p>
  )
}
