import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { fieldAt, joinFaults, noFaults, type FormFaults } from './faults.ts'
import { createFormCore, type FormCore } from './form-core.ts'
import { pathsOf, valueAt, withValueAt } from './paths.ts'
import { useSending, type Sending } from './use-sending.ts'

interface LightSource<Values, Reply> extends Sending<Values, Reply> {
  readonly start: Values
  /** the page's own faults of the values, by field */
  readonly check: (values: Values) => FormFaults
  /**
   * The field that shows the faults of a path in the input, where it has another name in the form; null for
   * none.
   */
  readonly placeOf?: (path: string, values: Values) => string | null | undefined
  /** The text in inputs that store it themselves, because browsers fill them in without an event. */
  readonly typed?: () => Partial<Values>
}

/** A field of the website, bound to its form: `<Field label="…" {...form.field('code')} />`. */
export interface LightField {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

export type LightForm<Values extends FieldValues> = ReturnType<typeof useLightForm<Values, unknown>>

/**
 * The form kernel without its library, for public pages, where the size of scripts matters: a few values, all
 * rendered together. Faults, attempts and sending are the same as in every form.
 */
export function useLightForm<Values extends FieldValues, Reply = unknown>(
  source: LightSource<Values, Reply>,
) {
  const [values, draw] = useState(source.start)
  const now = useRef(values)
  const [core] = useState<FormCore>(createFormCore)
  const element: RefObject<HTMLFormElement | null> = useRef(null)
  const faults = useSyncExternalStore(core.subscribe, core.faults, core.faults)
  const isHeld = useSyncExternalStore(core.subscribe, core.isHeld, core.isHeld)

  const replace = (next: Values, name?: string) => {
    if (next === now.current) return
    now.current = next
    core.changed(name)
    draw(next)
  }
  const set = <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) =>
    replace(withValueAt(now.current, name, value), name)

  const sending = useSending<Values>({
    core,
    element,
    values: () => {
      const typed = Object.entries(source.typed?.() ?? {})
      if (typed.some(([name, value]) => now.current[name] !== value))
        replace({ ...now.current, ...Object.fromEntries(typed) })
      return now.current
    },
    check: source.check,
    placeIn: (of) => (path) => {
      const own = source.placeOf?.(path, of)
      return own === undefined ? fieldAt(path, pathsOf(of)) : own
    },
  })
  // faults may depend on more than the values
  useLayoutEffect(() => {
    const before = core.faults()
    sending.recheck()
    if (core.faults() !== before) core.publish()
  })

  return {
    values,
    /** the present values, also between two renderings */
    current: () => now.current,
    set,
    /** sets many fields at once, as if typed */
    setAll: (next: Values) => replace(next),
    core,
    faults,
    /** all faults, shown or not */
    missing: () => joinFaults(source.check(values), core.refused()),
    element,
    busy: sending.busy,
    /** while a file is being uploaded, the form delays sending */
    isHeld,
    /** Shows the faults of these fields and their parts from now on. */
    revealFaults: (names: readonly string[]) => {
      sending.revealFaults(names)
      sending.recheck()
      core.publish()
    },
    runStep: sending.runStep,
    submit: (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault()
      return sending.submit(source, { version: 0 })
    },
    /** empties the form, and removes its faults */
    startOver: () => {
      sending.hideFaults()
      core.refuse(noFaults)
      replace(source.start)
    },
    /** @param tidy cleans what is typed, for example of spaces */
    field: (name: FieldPath<Values>, tidy = (text: string) => text): LightField => ({
      name,
      value: valueAt(values, name) as string,
      error: faults.fields[name],
      onChange: ({ target }) => set(name, tidy(target.value) as FieldPathValue<Values, typeof name>),
    }),
  }
}
