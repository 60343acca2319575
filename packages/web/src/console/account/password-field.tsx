import { passwordLength } from '@bdr/contract/session/model'
import { passwordDialogWords as words } from '@bdr/text/account'
import { useState, type KeyboardEvent } from 'react'
import { bound } from '../../ui/form/fields.tsx'
import { Field, type ValueProps } from '../../ui/kit/field.tsx'
import { PasswordInput } from '../../ui/kit/input.tsx'

interface PasswordInputProps extends ValueProps<string> {
  label: string
  error?: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field whose text can be shown, with a warning while caps lock is on. */
export const PasswordField = bound<string, PasswordInputProps>(function PasswordWidget({
  label,
  error,
  hint,
  autoComplete,
  name,
  value,
  onChange,
}) {
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} error={error} hint={capsLock ? words.capsLock : hint} isRequired>
      {(control) => (
        <PasswordInput
          {...control}
          name={name}
          value={value}
          autoComplete={autoComplete}
          maxLength={passwordLength.max}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      )}
    </Field>
  )
})
