import { shellText } from '@bdr/text/shell'
import { use } from 'react'
import { useLocation } from 'react-router'
import { DocumentContext } from '../lib/document.ts'
import css from './console-outline.module.css'
import { Brand } from './site/brand.tsx'
import button from './site/button.module.css'

/**
 * What the server sends of the back office while the scripts load: the page as it will be, or its frame
 * with nothing in it where the server has not drawn the page or this window shows it otherwise.
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
          {/* leads to this very page: there is no script to load it again */}
          <a className={button.primary} href={pathname + search}>
            {shellText.loadAgain}
          </a>
        </div>
      </div>
    </div>
  )
}
