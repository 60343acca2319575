import { forgetPassword } from '@bdr/contract/session/calls'
import { maskPhone } from '@bdr/text/masked'
import { forgottenWords as words } from '@bdr/text/session'
import { useEffect, useRef } from 'react'
import { request } from '../../lib/api.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import css from './sign-in.module.css'
import { isTicketOver } from './sms-code.ts'

interface NewProps {
  mobile: string
  ticket: string
  onSet: () => void
  /** @param isOver whether the proof is too old, or the person wants another mobile */
  onProveAgain: (isOver: boolean) => void
}

/** Second step: the new password. */
export function ForgottenPasswordNew({ mobile, ticket, onSet, onProveAgain }: NewProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useLightForm({
    start: { newPassword: '' },
    check: ({ newPassword }) => fieldFaults({ newPassword: newPasswordFault(newPassword) }),
    send: async ({ newPassword }) => {
      try {
        await request(forgetPassword, { mobile, ticket, newPassword })
      } catch (error) {
        if (!isTicketOver(error)) throw error
        return onProveAgain(true)
      }
      onSet()
    },
  })
  useEffect(() => input.current!.focus(), [])
  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>{words.newPasswordHint(maskPhone(mobile))}</p>
      {/* tells a password manager whose password it is */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordField {...form.field('newPassword')} ref={input} data-retry />
      <FailureNotice faults={faults} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.setting : words.set}
      </button>
      <button type="button" className={css.aside} onClick={() => onProveAgain(false)}>
        {words.otherMobile}
      </button>
    </form>
  )
}
