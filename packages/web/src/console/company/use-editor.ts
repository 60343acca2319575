import { useCallback, useEffect, useState } from 'react'
import {
  countFaults,
  joinFaults,
  noFaults,
  withoutField,
  type PlacedFaults,
} from '../../lib/fault-placement.ts'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { keep, readKept } from './kept-form.ts'

export interface EditorSource<Value> {
  /** the name under which the device keeps what was typed */
  readonly keptAs: string
  /** the form as the record fills it */
  readonly start: Value
  /** what was kept, where it is still of use */
  readonly read: (kept: unknown) => Value | null
  /** what the page itself has against it, by path */
  readonly check: (value: Value) => PlacedFaults
  /** every field's path: the server's faults are told there */
  readonly paths: (value: Value) => readonly string[]
  readonly save: (value: Value) => Promise<unknown>
}

export type Editor<Value> = ReturnType<typeof useEditor<Value>>

/** A form that the device keeps until it is saved or given up, with what is wrong beside its fields. */
export function useEditor<Value>({ keptAs, start, read, check, paths, save }: EditorSource<Value>) {
  const [restored, setRestored] = useState(() => readKept(localStorage, keptAs, read))
  /** null: as the record has it */
  const [typed, setTyped] = useState<Value | null>(restored)
  const [attempted, setAttempted] = useState(false)
  const value = typed ?? start
  const touched = typed !== null && JSON.stringify(typed) !== JSON.stringify(start)
  const { attempt, busy, refusal, setRefusal } = useAttempt({ line: [''], form: paths(value) })

  useEffect(() => keep(localStorage, keptAs, touched ? typed : null), [keptAs, touched, typed])

  /** @param path the field that changed; none where what was said may be of other fields now */
  const change = useCallback(
    (next: (value: Value) => Value, path?: string) => {
      setTyped((before) => next(before ?? start))
      setRefusal(
        (before) =>
          before && {
            ...before,
            faults: path === undefined ? noFaults : withoutField(before.faults, path),
          },
      )
    },
    [start, setRefusal],
  )
  const forget = useCallback(() => keep(localStorage, keptAs, null), [keptAs])
  const startOver = useCallback(() => {
    setTyped(null)
    setRestored(null)
    setAttempted(false)
    setRefusal(null)
  }, [setRefusal])

  const own = check(value)
  const faults = joinFaults(attempted ? own : noFaults, refusal?.faults ?? noFaults)

  /** @returns whether it was saved; if not, `faults` say why */
  async function submit(): Promise<boolean> {
    setAttempted(true)
    if (countFaults(own) > 0) {
      setRefusal(null)
      return false
    }
    const saved = await attempt(() => save(value))
    if (saved) forget()
    return saved
  }

  return {
    value,
    change,
    touched,
    wasRestored: restored !== null,
    startOver,
    forget,
    faults,
    faultOf: (path: string): string | undefined => faults.fields[path],
    busy,
    conflict: refusal?.conflict ?? false,
    forgive: () => setRefusal(null),
    submit,
  }
}
