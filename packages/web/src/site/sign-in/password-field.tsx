import { signInText } from '@bdr/text/site'
import { useState, type KeyboardEvent } from 'react'
import layout from '../../ui/layout.module.css'
import { Field, type FieldProps } from '../../ui/site/field.tsx'
import css from './sign-in.module.css'

/** A password field whose text can be shown, with a warning while caps lock is on. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      hint={capsLock ? signInText.capsLock : undefined}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      after={
        <button
          type="button"
          className={css.reveal}
          aria-pressed={shown}
          aria-label={shown ? signInText.hidePassword : signInText.showPassword}
          title={shown ? signInText.hidePassword : signInText.showPassword}
          onClick={() => setShown(!shown)}
        >
          <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
            <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
            <circle cx="10" cy="10" r="2.5" />
            {!shown && <path d="M3.5 16.5l13-13" />}
          </svg>
        </button>
      }
    />
  )
}
