import { readNoticePreferences } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import { noticeWords as words } from '@bdr/text/account'
import { useCall } from '../../lib/query.ts'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { NoticesForm } from './notices-form.tsx'

/** How the person hears of what. */
export function Notices({ account }: { account: Account }) {
  const query = useCall(readNoticePreferences, {}, { toast: false, steady: true })
  return (
    <Section title={words.title} note={words.hint}>
      <RecordState query={query}>
        {(preferences) => <NoticesForm account={account} stored={preferences} />}
      </RecordState>
    </Section>
  )
}
