import type { Account } from '@bdr/contract/account/replies'
import { recoveryCodes } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { Row } from './rows.tsx'
import { SecondFactorOffDialog } from './second-factor-off-dialog.tsx'
import { SecondFactorOnDialog } from './second-factor-on-dialog.tsx'

/** As few are left that somebody should think of new ones. */
const few = Math.floor(recoveryCodes.count / 3)

/** Whether a code of the app is asked for, and the way to have it so or not. */
export function SecondFactorRow({ account }: { account: Account }) {
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null)
  const close = () => setOpen(null)
  const { since, usable, recoveryCodesLeft: left } = account.secondFactor
  return (
    <>
      {since === null ? (
        <Row
          label={words.name}
          value={words.off}
          hint={words.offHint}
          action={<Button onClick={() => setOpen('on')}>{words.turnOn}</Button>}
        />
      ) : (
        <Row
          label={words.name}
          value={words.on(formatInstant(since))}
          hint={left > few ? words.codesLeft(left) : words.fewCodes(left)}
          action={
            <>
              {usable && <Button onClick={() => setOpen('codes')}>{words.renewCodes}</Button>}
              <Button onClick={() => setOpen('off')}>{words.turnOff}</Button>
            </>
          }
        />
      )}
      <SecondFactorOnDialog account={account} open={open === 'on'} onClose={close} />
      <RenewCodesDialog account={account} open={open === 'codes'} onClose={close} />
      <SecondFactorOffDialog open={open === 'off'} onClose={close} />
    </>
  )
}
