import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  useController,
  useFieldArray,
  type FieldArrayPath,
  type FieldValues,
  type UseFieldArrayReturn,
} from 'react-hook-form'
import type { FieldRef, Form } from './use-form.ts'

/** A field's state for its widget. */
export interface BoundField<Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
}

/**
 * Binds a widget to its field. It renders when its own value or fault changes.
 * @param label names the field where somebody else's change is shown
 */
export function useField<Value>({ control, core, name }: FieldRef<Value>, label: string): BoundField<Value> {
  const { field } = useController({ control, name })
  const fault = () => core.faults().fields[name]
  const error = useSyncExternalStore(core.subscribe, fault, fault)
  useEffect(() => core.show(name, label), [core, name, label])
  return { name, value: field.value as Value, onChange: field.onChange, error }
}

/** Rows that are added and removed; each keeps its `rowKey` as long as it exists. */
export const useRows = <Values extends FieldValues, Name extends FieldArrayPath<Values>>(
  { control }: Form<Values>,
  name: Name,
): UseFieldArrayReturn<Values, Name, 'rowKey'> => useFieldArray({ control, name, keyName: 'rowKey' })

/** A value computed from the form's values: renders when it changes, not at every key press. */
export function useComputed<Values extends FieldValues, Result>(
  { core, values }: Pick<Form<Values>, 'core' | 'values'>,
  compute: (values: Values) => Result,
): Result {
  const [same] = useState(sameWhileEqual<Result>)
  const computed = () => same(compute(values()))
  return useSyncExternalStore(core.subscribe, computed, computed)
}

/** React calls this repeatedly, and needs the same object as long as the content is the same. */
function sameWhileEqual<Result>(): (result: Result) => Result {
  let last: { readonly result: Result; readonly text: string } | null = null
  return (result) => {
    const text = JSON.stringify(result)
    if (last === null || last.text !== text) last = { result, text }
    return last.result
  }
}
