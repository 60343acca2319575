import type { ReactNode } from 'react'
import { Field, type FieldProps, type ValueProps } from './field.tsx'
import { Input, TextAreaInput, type InputProps } from './input.tsx'

/** Attributes of the native text field. */
type TextHelp = Pick<
  InputProps,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'list'
  | 'maxLength'
  | 'placeholder'
  | 'className'
>

interface TextProps extends FieldProps, ValueProps<string>, TextHelp {
  readOnly?: boolean | undefined
}

interface TextFieldProps extends TextProps {
  type?: 'text' | 'password' | 'tel' | 'email' | 'url' | 'search' | undefined
  suffix?: ReactNode
  onEnter?: (() => void) | undefined
}

/** One line of text. */
export function TextField({ value, onChange, isDisabled, ...props }: TextFieldProps) {
  const [frame, input] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface TextAreaProps extends TextProps {
  rows?: number | undefined
  showCount?: boolean | undefined
}

/** Several lines of text; the field grows with its content. */
export function TextArea({ value, onChange, isDisabled, ...props }: TextAreaProps) {
  const [frame, area] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => (
        <TextAreaInput
          {...control}
          {...area}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Separates the props of the frame around a control from those of the control itself. */
export function frameAndControl<Props extends FieldProps>(
  props: Props,
): [FieldProps, Omit<Props, keyof FieldProps>] {
  const { label, which, hideLabel, hint, error, isRequired, isOptional, isWide, ...control } = props
  return [{ label, which, hideLabel, hint, error, isRequired, isOptional, isWide }, control]
}
