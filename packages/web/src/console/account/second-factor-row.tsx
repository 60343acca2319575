import type { Account } from '@bdr/contract/account/replies'
import { recoveryCodes } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Row } from './rows.tsx'
import { later } from '../../ui/later.tsx'

const SecondFactorOnDialog = later(
  async () => (await import('./second-factor-on-dialog.tsx')).SecondFactorOnDialog,
  ({ open }) => open,
)
const RenewCodesDialog = later(
  async () => (await import('./second-factor-dialogs.tsx')).RenewCodesDialog,
  ({ open }) => open,
)
const SecondFactorOffDialog = later(
  async () => (await import('./second-factor-dialogs.tsx')).SecondFactorOffDialog,
  ({ open }) => open,
)

/** With no more recovery codes than this, the person is reminded to create new ones. */
const few = Math.floor(recoveryCodes.count / 3)

/** Whether signing in needs a code of the app, and the buttons to turn that on or off. */
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
