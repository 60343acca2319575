import { lazy, Suspense } from 'react'
import type { ComboBoxProps } from './aria/combo-box.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { frameAndControl } from './text-field.tsx'

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
