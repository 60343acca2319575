import { updatePassword } from '@bdr/contract/session/calls'
import { passwordLength } from '@bdr/contract/session/model'
import { initialPasswordWords as words } from '@bdr/text/site-sign-in'
import { useEffect, useState } from 'react'
import { request } from '../../lib/api.ts'
import { signOut } from '../../lib/session.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'
import css from './sign-in.module.css'

interface InitialPasswordFormProps {
  /** the password just typed; null when the person came in another way and has to give it here */
  oldPassword: string | null
  onDone: () => void
  /** the way on for who does not know that password */
  onForgotten: () => void
}

/** Somebody else has set the password: nothing is open before the person has one of their own. */
export function InitialPasswordForm({ oldPassword: known, onDone, onForgotten }: InitialPasswordFormProps) {
  const [oldPassword, setOldPassword] = useState(known ?? '')
  const [newPassword, setNewPassword] = useState('')
  const { form, failure, busy, submit } = useForm({
    check: () => ({
      oldPassword: oldPassword === '' ? words.oldPasswordMissing : null,
      newPassword: newPasswordFault(newPassword),
    }),
    send: async () => {
      await request(updatePassword, { oldPassword, newPassword })
      onDone()
      return 'leaving'
    },
  })
  useEffect(() => form.current!.querySelector('input')!.focus(), [form])

  const leave = async (then: () => void) => {
    await signOut()
    then()
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>{words.hint}</p>
      {(known === null || failure.fields.oldPassword !== undefined) && (
        <PasswordField
          label={words.oldPassword}
          error={failure.fields.oldPassword}
          name="oldPassword"
          autoComplete="current-password"
          maxLength={passwordLength.max}
          value={oldPassword}
          onChange={(event) => setOldPassword(event.target.value)}
        />
      )}
      <NewPasswordField
        error={failure.fields.newPassword}
        value={newPassword}
        data-retry
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <FailureNotice failure={failure} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      <p className={`${layout.row} ${css.asides}`}>
        <button type="button" className={css.aside} onClick={() => void leave(onForgotten)}>
          {words.forgotten}
        </button>
        <button
          type="button"
          className={css.aside}
          onClick={() => void leave(() => location.assign('/login'))}
        >
          {words.leave}
        </button>
      </p>
    </form>
  )
}
