import { readAccount, readNoticePreferences, readSessions, readSignIns } from '@bdr/contract/account/calls'
import { post } from '@bdr/text/posts'
import { pageTitles } from '@bdr/text/entities'
import { prefetch, useCall } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Notices } from './notices.tsx'
import { Profile } from './profile.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { SignIns } from './sign-ins.tsx'

const prefetchSignIns = prefetchList(readSignIns)

export function clientLoader(args: Parameters<typeof prefetchSignIns>[0]) {
  prefetch(readAccount, {}, { toast: false })
  prefetch(readNoticePreferences, {}, { toast: false })
  prefetch(readSessions, {}, { toast: false })
  return prefetchSignIns(args)
}

/** The person's own account: who they are, how they come in, how they hear of things. */
export default function AccountPage() {
  const query = useCall(readAccount, {}, { toast: false })
  return (
    <>
      <PageHeader
        title={pageTitles.personalInfo}
        facts={
          query.data
            ? [
                query.data.name,
                post[query.data.basePost as keyof typeof post],
                query.data.merchant?.name,
              ].filter((fact) => fact !== undefined)
            : []
        }
      />
      <RecordState query={query}>
        {(account) => (
          <>
            <Profile account={account} />
            <Security account={account} />
            <Notices account={account} />
          </>
        )}
      </RecordState>
      <Sessions />
      <SignIns />
    </>
  )
}
