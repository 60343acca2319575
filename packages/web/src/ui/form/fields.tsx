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
    /** what is typed, without what does not belong there: spaces in a number */
    tidy?: (value: Value) => Value
  }

/** A widget of the kit that takes its value and its fault from a form: `<TextField {...form.at('name')} />`. */
export function bound<Value, Props extends WidgetProps<Value>>(Widget: ComponentType<Props>) {
  return function BoundField({ control, core, name, tidy, ...props }: Bound<Props, Value>) {
    const field = useField<Value>({ control, core, name }, (props as unknown as Props).label)
    const onChange = tidy ? (value: Value) => field.onChange(tidy(value)) : field.onChange
    return <Widget {...({ ...props, ...field, onChange } as unknown as Props)} />
  }
}

/** Yes or no. */
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
/** A day as `YYYY-MM-DD`, empty while none is chosen; what is no day stays as it was typed, for its fault. */
export const DayField = bound<string, PropsOf<typeof KitDayField>>(KitDayField)
export const Select = bound<string, PropsOf<typeof KitSelect>>(KitSelect)
export const RadioGroup = bound<string, PropsOf<typeof KitRadioGroup>>(KitRadioGroup)
export const CheckboxGroup = bound<readonly string[], PropsOf<typeof KitCheckboxGroup>>(KitCheckboxGroup)
