import type { ComponentType } from 'react'
import { Checkbox as KitCheckbox } from '../kit/checkbox.tsx'
import { CheckboxGroup as KitCheckboxGroup } from '../kit/checkbox-group.tsx'
import type { ValueProps } from '../kit/field.tsx'
import { DayField as KitDayField } from '../kit/day-field.tsx'
import { RadioGroup as KitRadioGroup } from '../kit/radio-group.tsx'
import { Select as KitSelect } from '../kit/select.tsx'
import { NumberField as KitNumberField } from '../kit/number-field.tsx'
import { TextArea as KitTextArea, TextField as KitTextField } from '../kit/text-field.tsx'
import { useField } from './use-field.ts'
import type { FieldRef } from './use-form.ts'

interface WidgetProps<Value> extends ValueProps<Value> {
  label: string
  error?: string | undefined
}

type Bound<Props, Value> = FieldRef<Value> &
  Omit<Props, 'value' | 'onChange' | 'error' | 'name'> & {
    /** cleans what is typed, for example of spaces in a number */
    tidy?: (value: Value) => Value
  }

/**
 * Binds a widget of the kit to a form, which provides its value and its fault: `<TextField
 * {...form.at('name')} />`.
 */
export function bound<Value, Props extends WidgetProps<Value>>(Widget: ComponentType<Props>) {
  return function BoundField({ control, core, name, tidy, ...props }: Bound<Props, Value>) {
    const field = useField<Value>({ control, core, name }, (props as unknown as Props).label)
    const onChange = tidy ? (value: Value) => field.onChange(tidy(value)) : field.onChange
    return <Widget {...({ ...props, ...field, onChange } as unknown as Props)} />
  }
}

/** A checkbox field. */
export function Checkbox({ label, ...at }: FieldRef<boolean> & { label: string }) {
  const { error, ...field } = useField<boolean>(at, label)
  return (
    <KitCheckbox {...field} isInvalid={error !== undefined}>
      {label}
    </KitCheckbox>
  )
}

type PropsOf<Widget> = Widget extends (props: infer Props) => unknown ? Props : never

export const TextField = bound<string, PropsOf<typeof KitTextField>>(KitTextField)
export const NumberField = bound<string, PropsOf<typeof KitNumberField>>(KitNumberField)
export const TextArea = bound<string, PropsOf<typeof KitTextArea>>(KitTextArea)
/**
 * A day as `YYYY-MM-DD`, empty while none is chosen; text that is no day stays as typed and shows a fault.
 */
export const DayField = bound<string, PropsOf<typeof KitDayField>>(KitDayField)
export const Select = bound<string, PropsOf<typeof KitSelect>>(KitSelect)
export const RadioGroup = bound<string, PropsOf<typeof KitRadioGroup>>(KitRadioGroup)
export const CheckboxGroup = bound<readonly string[], PropsOf<typeof KitCheckboxGroup>>(KitCheckboxGroup)
