import type { SiteFrame } from '@bdr/contract/site/data'
import { siteFooterText } from '@bdr/text/site-layout'
import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { givenFact } from '../company-facts.ts'
import { filingSite, footerGroups, footerTargets } from './links.ts'
import css from './footer.module.css'

export function SiteFooter({ frame }: { frame: SiteFrame }) {
  const { filing, publicAccount } = frame
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <nav className={css.links} aria-label={siteFooterText.label}>
          {footerGroups.map(({ heading, links }) => (
            <section key={heading}>
              <h2 className={css.heading}>{siteFooterText.groups[heading]}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    <a href={footerTargets[link]}>{siteFooterText.links[link]}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <figure className={css.account}>
          <svg
            className={css.code}
            viewBox={`-2 -2 ${publicAccount.size + 4} ${publicAccount.size + 4}`}
            role="img"
            aria-label={siteFooterText.publicAccountCode}
          >
            <path d={publicAccount.path} />
          </svg>
          <figcaption>
            {siteFooterText.publicAccount}
            {publicAccount.isExample && siteFooterText.example}
          </figcaption>
        </figure>
        <div className={`${layout.row} ${css.foot}`}>
          <Slogan />
          <p className={`${layout.row} ${css.legal}`}>
            <FilingLink>{siteFooterText.copyright(frame.year, givenFact(frame, 'legalName'))}</FilingLink>
            <FilingLink>
              {siteFooterText.filing(filing.number)}
              {filing.isExample && siteFooterText.example}
            </FilingLink>
          </p>
        </div>
      </div>
    </footer>
  )
}

const FilingLink = ({ children }: { children: ReactNode }) => (
  <a href={filingSite} target="_blank" rel="noopener">
    {children}
    <span className="visually-hidden">{siteFooterText.opensInNewTab}</span>
  </a>
)

/** The company's slogan as a drawing: on a pipe from flange to flange, with its dimension below. */
function Slogan() {
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
