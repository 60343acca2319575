import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { settleInBefore as words } from '@bdr/text/settle-in'
import type { PageHandle } from '../../root.tsx'
import { BrandHead } from '../../ui/site/brand-head.tsx'
import { Island } from '../../ui/site/island.tsx'
import { NotLoaded } from '../../ui/site/not-loaded.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import typography from '../../ui/typography.module.css'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import page from './page.module.css'
import { SettleIn } from './settle-in.tsx'
import css from './settle-in.module.css'

export const handle: PageHandle = { islands: ['settle-in'] }

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, { title: words.title, description: words.description })

/** The page on which companies apply, mostly on a phone. */
export default function SettleInPage() {
  return (
    <div className={css.page}>
      <BrandHead>
        <a href={pageByKey('login').path}>{words.toSignIn}</a>
      </BrandHead>
      <main className={`${css.main} ${page.main}`}>
        <h1 className={css.title}>{words.title}</h1>
        <p className={typography.lead}>{words.lead}</p>
        <BeforeAndAfter />
        <Island name="settle-in" component={SettleIn} props={{}} />
        <NotLoaded />
        <noscript>
          <Notice>{words.needsScript}</Notice>
        </noscript>
      </main>
      <footer className={`${typography.small} ${page.foot}`}>
        {words.company}
        <a href={pageByKey('about').path}>{pageTitles.about}</a>。
      </footer>
    </div>
  )
}
