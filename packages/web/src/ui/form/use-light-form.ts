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
  /** what the page itself has against the values, by field */
  readonly check: (values: Values) => FormFaults
  /** The field that shows a place of what is sent, where it has another name in the form; null for none. */
  readonly placeOf?: (path: string, values: Values) => string | null | undefined
  /** What stands in inputs that keep their own text: browsers fill them in without a word. */
  readonly typed?: () => Partial<Values>
}

/** A field of the website as its form fills it: `<Field label="…" {...form.field('code')} />`. */
export interface LightField {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

export type LightForm<Values extends FieldValues> = ReturnType<typeof useLightForm<Values, unknown>>

/**
 * The kernel without its library, for public pages, whose script is counted: values of a few fields,
 * drawn as a whole. Faults, attempts and sending are those of every form.
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
  // what is wrong may depend on more than the values
  useLayoutEffect(() => {
    const before = core.faults()
    sending.recheck()
    if (core.faults() !== before) core.publish()
  })

  return {
    values,
    /** the values of now, also between two drawings */
    current: () => now.current,
    set,
    /** types over many fields at once */
    setAll: (next: Values) => replace(next),
    core,
    faults,
    /** everything that is wrong, shown or not */
    missing: () => joinFaults(source.check(values), core.refused()),
    element,
    busy: sending.busy,
    /** a file is on its way: the form waits with sending */
    isHeld,
    /** From now on what is wrong with these fields and their parts is shown. */
    revealFaults: (names: readonly string[]) => {
      sending.revealFaults(names)
      sending.recheck()
      core.publish()
    },
    ask: sending.ask,
    submit: (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault()
      return sending.submit(source, { version: 0 })
    },
    /** empties the form, with what was said of it */
    startOver: () => {
      sending.hideFaults()
      core.refuse(noFaults)
      replace(source.start)
    },
    /** @param tidy what is typed, without what does not belong there */
    field: (name: FieldPath<Values>, tidy = (text: string) => text): LightField => ({
      name,
      value: valueAt(values, name) as string,
      error: faults.fields[name],
      onChange: ({ target }) => set(name, tidy(target.value) as FieldPathValue<Values, typeof name>),
    }),
  }
}
