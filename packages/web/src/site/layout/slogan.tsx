import { siteFooterText } from '@bdr/text/site-layout'
import css from './footer.module.css'

/** The company's line as a drawing: a pipe from flange to flange carries it, its dimension below. */
export function Slogan() {
  return (
    <svg className={css.slogan} viewBox="0 0 480 72" role="img" aria-label={siteFooterText.slogan}>
      <path d="M14 12h452M14 48h452M6 4v52M14 4v52M466 4v52M474 4v52M6 4h8M6 56h8M466 4h8M466 56h8" />
      <path data-fine d="M6 60v10M474 60v10M6 66h468M12 63l-6 3 6 3M468 63l6 3-6 3" />
      <text x="240" y="37" textAnchor="middle" aria-hidden>
        {siteFooterText.slogan}
      </text>
    </svg>
  )
}
