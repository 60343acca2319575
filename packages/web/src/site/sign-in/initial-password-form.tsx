import { updatePassword } from '@bdr/contract/session/calls'
import { passwordLength } from '@bdr/contract/session/model'
import { initialPasswordWords as words } from '@bdr/text/session'
import { useEffect } from 'react'
import { request } from '../../lib/api.ts'
import { signOut } from '../../lib/session.ts'
import layout from '../../ui/layout.module.css'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import typography from '../../ui/typography.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import { PasswordField } from './password-field.tsx'
import css from './sign-in.module.css'

interface InitialPasswordFormProps {
  /** the password just typed; null when the person signed in another way and has to enter it here */
  oldPassword: string | null
  onDone: () => void
  /** the link for people who do not know that password */
  onForgotten: () => void
}

/** Shown when somebody else has set the password: the person has to choose one before anything else. */
export function InitialPasswordForm({ oldPassword: known, onDone, onForgotten }: InitialPasswordFormProps) {
  const form = useLightForm({
    start: { oldPassword: known ?? '', newPassword: '' },
    check: ({ oldPassword, newPassword }) =>
      fieldFaults({
        oldPassword: oldPassword === '' ? words.oldPasswordMissing : null,
        newPassword: newPasswordFault(newPassword),
      }),
    send: (passwords) => request(updatePassword, passwords),
    onSent: () => {
      onDone()
      return 'leaving'
    },
  })
  const { element, faults, busy, submit } = form
  useEffect(() => element.current!.querySelector('input')!.focus(), [element])

  const leave = async (then: () => void) => {
    await signOut()
    then()
  }
  return (
    <form ref={element} className={`${layout.stack} ${css.form}`} onSubmit={submit} noValidate>
      <p className={`${typography.lead} ${css.lead}`}>{words.hint}</p>
      {(known === null || faults.fields['oldPassword'] !== undefined) && (
        <PasswordField
          {...form.field('oldPassword')}
          label={words.oldPassword}
          autoComplete="current-password"
          maxLength={passwordLength.max}
        />
      )}
      <NewPasswordField {...form.field('newPassword')} data-retry />
      <FailureNotice faults={faults} />
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
