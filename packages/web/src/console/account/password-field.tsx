import { passwordLength } from '@bdr/contract/session/model'
import { passwordDialogWords as words } from '@bdr/text/console-account'
import { signInText } from '@bdr/text/site'
import { useState, type KeyboardEvent } from 'react'
import { bound } from '../../ui/form/fields.tsx'
import { Field, type ValueProps } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'
import css from './password-field.module.css'

interface PasswordInputProps extends ValueProps<string> {
  label: string
  error?: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at, and that tells when caps lock is on. */
export const PasswordField = bound<string, PasswordInputProps>(function PasswordInput({
  label,
  error,
  hint,
  autoComplete,
  name,
  value,
  onChange,
}) {
  const [capsLock, setCapsLock] = useState(false)
  const [isShown, setShown] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} error={error} hint={capsLock ? words.capsLock : hint} isRequired>
      {(control) => (
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          name={name}
          value={value}
          autoComplete={autoComplete}
          maxLength={passwordLength.max}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          suffix={
            <button
              type="button"
              className={css.reveal}
              aria-pressed={isShown}
              aria-label={isShown ? signInText.hidePassword : signInText.showPassword}
              onClick={() => setShown(!isShown)}
            >
              <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden>
                <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
                <circle cx="10" cy="10" r="2.5" />
                {!isShown && <path d="M3.5 16.5l13-13" />}
              </svg>
            </button>
          }
        />
      )}
    </Field>
  )
})
