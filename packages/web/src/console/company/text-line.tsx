import { Input } from '../../ui/kit/input.tsx'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/kit/field.tsx'

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'type' | 'maxLength' | 'list' | 'inputMode' | 'autoComplete'
>

interface TextLineProps extends InputProps {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  required?: boolean
  optional?: boolean
  wide?: boolean
  value: string
  onChange: (text: string) => void
}

/** A labelled field of one line. */
export function TextLine({
  label,
  hint,
  fault,
  required,
  optional,
  wide,
  value,
  onChange,
  ...input
}: TextLineProps) {
  return (
    <Field label={label} error={fault} hint={hint} isRequired={required} isOptional={optional} isWide={wide}>
      {(control) => (
        <Input
          autoComplete="off"
          {...control}
          {...input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
