import type { KeyboardEvent, Ref } from 'react'
import control from '../../../ui/kit/control.module.css'
import { Field } from '../../../ui/kit/field.tsx'

interface PictureLineProps {
  label: string
  hint: string
  error?: string | undefined
  isRequired?: boolean
  isOptional?: boolean
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
    {(aria) => (
      <input
        {...aria}
        ref={inputRef}
        className={`${control.control} ${control.filling}`}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    )}
  </Field>
)
