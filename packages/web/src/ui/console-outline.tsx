import { shellText } from '@bdr/text/shell'
import { use } from 'react'
import { useLocation } from 'react-router'
import { DocumentContext } from '../lib/document.ts'
import css from './console-outline.module.css'
import { Brand } from './site/brand.tsx'
import button from './site/button.module.css'

/**
 * What the server sends of the back office while the scripts load: the page as it will look, or only its
 * empty frame where the server has not drawn the page or this window has another layout.
 */
export function ConsoleOutline() {
  const { pathname, search } = useLocation()
  const drawn = use(DocumentContext)?.firstView
  return (
    <div className={css.first}>
      <div
        className={css.view}
        data-first-view
        data-phone={drawn?.isPhone || undefined}
        inert
        aria-hidden
        dangerouslySetInnerHTML={{ __html: drawn?.html ?? '' }}
      />
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
          {/* links to this very page: no script has loaded that could reload it */}
          <a className={button.primary} href={pathname + search}>
            {shellText.loadAgain}
          </a>
        </div>
      </div>
    </div>
  )
}
