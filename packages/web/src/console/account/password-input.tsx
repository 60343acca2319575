import { passwordLength } from '@bdr/contract/session/model'
import { passwordDialogWords as words } from '@bdr/text/console-account'
import { PasswordInput as Secret } from '../../ui/kit/input.tsx'
import { useState, type KeyboardEvent } from 'react'
import { Field } from '../../ui/kit/field.tsx'

interface PasswordInputProps {
  label: string
  value: string
  fault: string | undefined
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  onChange: (value: string) => void
}

/** A password that can be looked at, and that tells when caps lock is on. */
export function PasswordInput({ label, value, fault, hint, autoComplete, onChange }: PasswordInputProps) {
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const told = capsLock ? words.capsLock : hint
  return (
    <Field label={label} error={fault} isRequired {...(told !== undefined && { hint: told })}>
      {(control) => (
        <Secret
          {...control}
          value={value}
          autoComplete={autoComplete}
          maxLength={passwordLength.max}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      )}
    </Field>
  )
}
