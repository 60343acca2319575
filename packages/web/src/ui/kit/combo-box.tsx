import { lazy, Suspense } from 'react'
import { Field, type FieldProps, type ValueProps } from './field.tsx'
import { Input } from './input.tsx'
import type { Option } from './select.tsx'
import { frameAndControl } from './text-field.tsx'

export interface ComboBoxProps extends FieldProps, Omit<ValueProps<string | null>, 'onBlur'> {
  options: readonly Option[]
  placeholder?: string | undefined
  /**
   * Each choice goes into a list elsewhere and `value` stays `null`: the field is closed and empty
   * again, ready for the next.
   */
  isAdding?: boolean | undefined
  /** can be emptied by a button */
  isClearable?: boolean | undefined
  isPending?: boolean | undefined
  /** what stands in the list when nothing fits */
  empty?: string | undefined
  /**
   * Searches elsewhere: `options` are what was found for the text, and are not narrowed again.
   * Without it they are narrowed by what is typed.
   */
  onSearch?: ((text: string) => void) | undefined
  className?: string | undefined
}

/** react-aria is as large as half of React: a page is drawn without waiting for it. */
const LoadedComboBox = lazy(() => import('./aria/combo-box.tsx'))

/** One of many values, found by typing a part of it. */
export const ComboBox = (props: ComboBoxProps) => (
  <Suspense fallback={<Coming {...props} />}>
    <LoadedComboBox {...props} />
  </Suspense>
)

/** The same field while it cannot be used yet. */
function Coming(props: ComboBoxProps) {
  const [frame, { value, options, placeholder }] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(control) => (
        <Input
          {...control}
          disabled
          placeholder={placeholder}
          value={options.find((option) => option.value === value)?.label ?? ''}
        />
      )}
    </Field>
  )
}
