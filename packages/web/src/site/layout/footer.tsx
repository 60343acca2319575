import type { SiteFrame } from '@bdr/contract/site/data'
import type { ReactNode } from 'react'
import { siteFooterText } from '@bdr/text/site-layout'
import css from './footer.module.css'
import { filingSite, footerGroups, footerTargets } from './links.ts'
import { Slogan } from './slogan.tsx'

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
        <div className={css.foot}>
          <Slogan />
          <p className={css.legal}>
            <FilingLink>{siteFooterText.copyright(frame.year)}</FilingLink>
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
