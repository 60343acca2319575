import { pageAt, type PageKey } from '@bdr/contract/navigation'
import { menuGroupTitles, pageTitles } from '@bdr/text/entities'
import { shellText } from '@bdr/text/shell'
import { Link, useLocation } from 'react-router'
import { backTo } from '../../ui/console/list-place.ts'
import css from './breadcrumb.module.css'
import { trailTo } from './menu.ts'

/** Where the page stands: its group, the pages above it, itself. The first page has none. */
export function Breadcrumb() {
  const page = pageAt(useLocation().pathname)
  if (!page || page.menu === 'home') return null
  const trail = trailTo(page)
  const group = trail[0]!.menu
  return (
    <nav aria-label={shellText.breadcrumb} className={css.trail}>
      <ol>
        {group && <li>{menuGroupTitles[group]}</li>}
        {trail.map((step) => (
          <li key={step.key} aria-current={step === page ? 'page' : undefined}>
            {step === page ? (
              pageTitles[step.key as PageKey]
            ) : (
              <Link {...backTo(step.path)}>{pageTitles[step.key as PageKey]}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
