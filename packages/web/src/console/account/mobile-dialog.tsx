import type { Account } from '@bdr/contract/account/replies'
import { mobileDialogWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { FormDialog } from '../../ui/form/dialog-form.tsx'
import { StepList } from '../../ui/step-list.tsx'
import { CurrentMobileForm } from './mobile-current.tsx'
import { NewMobileForm } from './mobile-new.tsx'
import css from './form-dialog.module.css'

interface MobileDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

/** The account moves to another mobile: a code from both proves it. */
export const MobileDialog = (props: MobileDialogProps) => (
  <FormDialog title={words.title} isOpen={props.open} onClose={props.onClose}>
    <MobileSteps {...props} />
  </FormDialog>
)

function MobileSteps({ account, onClose }: MobileDialogProps) {
  const [ticket, setTicket] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  return (
    <>
      <div className={css.steps}>
        <StepList steps={words.steps} current={ticket === null ? 0 : 1} />
      </div>
      {ticket === null && <CurrentMobileForm mobile={account.mobile} over={over} onProved={setTicket} />}
      {/* stays when the first proof has to be given again: the new mobile is typed already */}
      <div hidden={ticket === null}>
        <NewMobileForm
          currentTicket={ticket}
          onDone={onClose}
          onCurrentOver={() => {
            setOver(true)
            setTicket(null)
          }}
        />
      </div>
    </>
  )
}
