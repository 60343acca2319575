import { pageByKey } from '@bdr/contract/navigation'
import { missingText } from '@bdr/text/site-layout'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import css from './missing.module.css'

/** Says what became of a record that a page was asked for. */
export function Missing() {
  const { title, hint } = missingText[whyOf(useRouteError())]
  return (
    <div className={css.missing}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={css.title}>{title}</h1>
      <p className={css.hint}>{hint}</p>
      <p className={`${layout.row} ${css.next}`}>
        <a className={button.primary} href={pageByKey('newsList').path}>
          {missingText.news}
        </a>
        <a className={button.quiet} href={pageByKey('encyclopedia').path}>
          {missingText.encyclopedia}
        </a>
        <a className={button.quiet} href={pageByKey('home').path}>
          {missingText.home}
        </a>
      </p>
    </div>
  )
}

function whyOf(error: unknown): 'unknown' | 'withdrawn' | 'fault' {
  if (!isRouteErrorResponse(error)) return 'fault'
  if (error.status === 410) return 'withdrawn'
  return error.status === 404 ? 'unknown' : 'fault'
}
