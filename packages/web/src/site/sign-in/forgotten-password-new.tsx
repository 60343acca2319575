import { forgetPassword } from '@bdr/contract/session/calls'
import { maskPhone } from '@bdr/text/masked'
import { forgottenWords as words } from '@bdr/text/site-sign-in'
import { useEffect, useRef, useState } from 'react'
import { request } from '../../lib/api.ts'
import button from '../../ui/site/button.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import css from './sign-in.module.css'
import { isTicketOver } from './sms-code.ts'
import { useForm } from './use-form.ts'

interface NewProps {
  mobile: string
  ticket: string
  onSet: () => void
  /** @param isOver whether the proof is too old, or the person wants another mobile */
  onProveAgain: (isOver: boolean) => void
}

/** Second step: the new password. */
export function ForgottenPasswordNew({ mobile, ticket, onSet, onProveAgain }: NewProps) {
  const [newPassword, setNewPassword] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { form, failure, busy, submit } = useForm({
    check: () => ({ newPassword: newPasswordFault(newPassword) }),
    send: async () => {
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
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>{words.newPasswordHint(maskPhone(mobile))}</p>
      {/* tells a password manager whose password it is */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordField
        ref={input}
        error={failure.fields.newPassword}
        value={newPassword}
        data-retry
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <FailureNotice failure={failure} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.setting : words.set}
      </button>
      <button type="button" className={css.aside} onClick={() => onProveAgain(false)}>
        {words.otherMobile}
      </button>
    </form>
  )
}
