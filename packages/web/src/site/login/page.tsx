import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { signInText } from '@bdr/text/site'
import type { PageHandle } from '../../root.tsx'
import { Island } from '../../ui/site/island.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { SignInPanel } from '../sign-in/panel.tsx'
import { Standalone } from '../sign-in/standalone.tsx'

export const handle: PageHandle = { islands: ['sign-in'] }

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, { title: pageTitles.login, description: signInText.title })

export default function LoginPage() {
  return (
    <Standalone aside={<a href={pageByKey('settleApply').path}>{signInText.toSettleIn}</a>}>
      <noscript>
        <Notice>{signInText.needsScript}</Notice>
      </noscript>
      <Island name="sign-in" component={SignInPanel} props={{}} />
    </Standalone>
  )
}
