import { readAccount, readNoticePreferences, readSessions, readSignIns } from '@bdr/contract/account/calls'
import { post } from '@bdr/text/posts'
import { pageTitles } from '@bdr/text/entities'
import { prefetch, useCall } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Notices } from './notices.tsx'
import { Profile } from './profile.tsx'
import { Sessions } from './sessions.tsx'
import { SignIns } from './sign-ins.tsx'
import type { Account } from '@bdr/contract/account/replies'
import { accountWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { readTableQuery, schemasFor } from '../../ui/console/table-query.ts'
import { Section } from '../../ui/console/section.tsx'
import { later } from '../../ui/later.tsx'
import { Row, Rows } from './rows.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'

const MobileDialog = later(
  async () => (await import('./mobile-dialog.tsx')).MobileDialog,
  ({ open }) => open,
)
const PasswordDialog = later(
  async () => (await import('./password-dialog.tsx')).PasswordDialog,
  ({ open }) => open,
)

export async function clientLoader({ request }: { request: Request }) {
  prefetch(readAccount, {}, { toast: false })
  prefetch(readNoticePreferences, {}, { toast: false })
  prefetch(readSessions, {}, { toast: false })
  const { searchParams } = new URL(request.url)
  await schemasFor(readSignIns.input, searchParams)
  prefetch(readSignIns, readTableQuery(readSignIns.input, searchParams))
}

/** The person's own account: profile, sign-in, and notices. */
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

/** The sign-in settings: password, mobile, second factor, sessions. */
function Security({ account }: { account: Account }) {
  const [open, setOpen] = useState<'mobile' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={words.security}>
      <Rows>
        <Row
          label={words.mobile}
          value={account.mobile}
          hint={words.mobileHint}
          action={<Button onClick={() => setOpen('mobile')}>{words.changeMobile}</Button>}
        />
        <Row
          label={words.password}
          value={words.passwordValue}
          hint={words.passwordHint}
          action={<Button onClick={() => setOpen('password')}>{words.changePassword}</Button>}
        />
        {(account.secondFactor.usable || account.secondFactor.since !== null) && (
          <SecondFactorRow account={account} />
        )}
      </Rows>
      <MobileDialog account={account} open={open === 'mobile'} onClose={close} />
      <PasswordDialog account={account} open={open === 'password'} onClose={close} />
    </Section>
  )
}
