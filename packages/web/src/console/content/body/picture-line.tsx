import type { KeyboardEvent, Ref } from 'react'
import control from '../../../ui/console/control.module.css'
import { Field } from '../../../ui/console/form/field.tsx'

interface PictureLineProps {
  label: string
  hint: string
  fault?: string | undefined
  required?: boolean
  optional?: boolean
  inputRef?: Ref<HTMLInputElement>
  maxLength: number
  value: string
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A line of words that go with a picture. */
export const PictureLine = ({
  inputRef,
  maxLength,
  value,
  onChange,
  onKeyDown,
  ...field
}: PictureLineProps) => (
  <Field {...field}>
    {({ status: _status, ...aria }) => (
      <input
        {...aria}
        ref={inputRef}
        className={control.control}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    )}
  </Field>
)
