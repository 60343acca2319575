import { scannedWords } from '@bdr/text/session'
import type { PageHandle } from '../../root.tsx'
import { Island } from '../../ui/site/island.tsx'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { Standalone } from '../sign-in/standalone.tsx'
import { AuthRedirect } from './auth-redirect.tsx'

export const handle: PageHandle = { islands: ['auth-redirect'] }

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, { title: scannedWords.title, description: scannedWords.pageHint, indexed: false })

export default function AuthRedirectPage() {
  return (
    <Standalone>
      <Island name="auth-redirect" component={AuthRedirect} props={{}} />
    </Standalone>
  )
}
