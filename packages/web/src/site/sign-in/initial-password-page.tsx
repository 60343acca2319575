import { initialPasswordWords } from '@bdr/text/session'
import type { PageHandle } from '../../root.tsx'
import { Island } from '../../ui/site/island.tsx'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { InitialPassword } from './initial-password.tsx'
import { Standalone } from './standalone.tsx'

export const handle: PageHandle = { islands: ['initial-password'] }

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, {
    title: initialPasswordWords.title,
    description: initialPasswordWords.hint,
    indexed: false,
  })

export default function InitialPasswordPage() {
  return (
    <Standalone>
      <Island name="initial-password" component={InitialPassword} props={{}} />
    </Standalone>
  )
}
