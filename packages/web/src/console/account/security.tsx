import type { Account } from '@bdr/contract/account/replies'
import { accountWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { Button } from '../../ui/kit/button.tsx'
import { Section } from '../../ui/console/section.tsx'
import { MobileDialog } from './mobile-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { Row, Rows } from './rows.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'

/** How the person comes in. */
export function Security({ account }: { account: Account }) {
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
