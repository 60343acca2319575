import { passwordLength } from '@bdr/contract/session/model'
import { passwordWeakness } from '@bdr/contract/session/password'
import { passwordRefusals, newPasswordWords as words } from '@bdr/text/session'
import layout from '../../ui/layout.module.css'
import type { FieldProps } from '../../ui/site/field.tsx'
import typography from '../../ui/typography.module.css'
import { PasswordField } from './password-field.tsx'
import css from './sign-in.module.css'

/** The faults of a new password that can be found here; the gateway checks the rest. */
export function newPasswordFault(password: string): string | null {
  if (password === '') return words.missing
  const weakness = passwordWeakness(password)
  return weakness === null ? null : passwordRefusals[`password.${weakness}`]
}

/** A field for a new password, with the rule below it from the start. */
export function NewPasswordField(props: Omit<FieldProps, 'label'>) {
  return (
    <div>
      <PasswordField
        {...props}
        label={words.label}
        name="newPassword"
        autoComplete="new-password"
        maxLength={passwordLength.max}
      />
      <p className={`${typography.caption} ${layout.flush} ${css.rule}`}>{words.rule}</p>
    </div>
  )
}
