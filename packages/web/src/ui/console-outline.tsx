import { shellText } from '@bdr/text/shell'
import { useLocation } from 'react-router'
import css from './console-outline.module.css'
import { Brand } from './site/brand.tsx'
import button from './site/button.module.css'

/** The back office's frame with nothing in it: what the server sends while the scripts load. */
export function ConsoleOutline() {
  const { pathname, search } = useLocation()
  return (
    <div className={css.outline}>
      <div className={css.side}>
        <Brand />
      </div>
      <div className={css.bar} />
      <p className="visually-hidden" role="status">
        {shellText.loadingPage}
      </p>
      <div className={css.missing} role="alert">
        <p>{shellText.pageNotLoaded}</p>
        {/* leads to this very page: there is no script to load it again */}
        <a className={button.primary} href={pathname + search}>
          {shellText.loadAgain}
        </a>
      </div>
    </div>
  )
}
