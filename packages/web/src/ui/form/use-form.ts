import type { StoredFile } from '@bdr/contract/files/replies'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { isConflict } from '../../lib/call-error.ts'
import { loadSchemas, areSchemasLoaded } from '../../lib/schemas.ts'
import { useViewer } from '../../lib/session.ts'
import { useSchemasSoon } from '../use-schemas.ts'
import { draftName, readDraft, withExistingFiles, type DraftOf } from './drafts.ts'
import { fieldAt, joinFaults, noFaults, placeFaults, type Fault, type FormFaults } from './faults.ts'
import { createFormCore, type FormCore } from './form-core.ts'
import { typedOf, withTyped, type Change } from './typed.ts'
import { useConflict, type FormRecord } from './use-conflict.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { useSending, type Sending } from './use-sending.ts'

export interface FormSource<Values extends FieldValues, Reply> extends Sending<Values, Reply> {
  /** the form's values from the record; texts as they are typed */
  readonly start: Values
  /** applies the typed part to the record's present values, where rows have to be matched again */
  readonly overlay?: (start: Values, typed: unknown) => Values
  /** the page's own faults of the values, by field */
  readonly check?: (values: Values) => FormFaults
  /** the contract's faults of the input, by path */
  readonly contract?: (values: Values, version: number) => readonly Fault[]
  /**
   * The field that shows the faults of a path in the input, where it has another name in the form; null for
   * none.
   */
  readonly placeOf?: (path: string, values: Values) => FieldPath<Values> | null | undefined
  /** left out for a record that does not exist yet */
  readonly record?: FormRecord
  /** Identifies the draft; null for a form that contains a secret, which must not be stored. */
  readonly draft: DraftOf | null
  /** the record's files as they are now */
  readonly files?: readonly StoredFile[]
}

/** One field of a form, for one of the kernel's field components. */
export interface FieldRef<Value> {
  readonly control: Control
  readonly core: FormCore
  readonly name: string
  /** only for the type of its value */
  readonly value?: Value
}

/** A form as its parts use it. */
export interface Form<Values extends FieldValues> {
  /** the same object for the same name, so that memoised rows do not render */
  readonly at: <Name extends FieldPath<Values>>(name: Name) => FieldRef<FieldPathValue<Values, Name>>
  readonly control: Control<Values>
  readonly core: FormCore
  /** the present values; components that show them use `useComputed` */
  readonly values: () => Values
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** sets many fields at once, as if typed */
  readonly setAll: (values: Values) => void
  /** the element that contains the fields, to find the first fault */
  readonly element: RefObject<HTMLFormElement | null>
  /** whether something differs from the record */
  readonly touched: boolean
  /** the same at this moment, for what must not wait until it is drawn */
  readonly hasTyped: () => boolean
  readonly busy: boolean
  /** input that was typed earlier has been restored */
  readonly restored: { readonly at: number; readonly filesGone: boolean } | null
  /** somebody else changed fields of this form while it was filled in */
  readonly changed: { readonly by: string | undefined; readonly changes: readonly Change[] } | null
  /** somebody else changed the record, but nothing that this form shows: it may be sent again */
  readonly renewed: boolean
  /** continues with the typed values despite somebody else's change */
  readonly acknowledgeChanges: () => void
  /** discards what was typed */
  readonly startOver: () => void
  /** discards what was typed because the form is closed */
  readonly forget: () => void
  readonly focusFirstFault: () => void
  /** Sends the form; faults are shown at their fields. @returns whether it succeeded */
  readonly submit: <Reply>(instead?: Sending<Values, Reply>) => Promise<boolean>
  /**
   * Performs a step before sending that needs only some of the fields, such as sending a code.
   * @returns whether it succeeded
   */
  readonly runStep: (work: () => Promise<unknown>, needed: readonly FieldPath<Values>[]) => Promise<boolean>
  /**
   * Stores the typed values on the server as they are, unchecked, while the person continues typing.
   * @param send returns the version that contains them
   * @returns whether it succeeded; false while somebody else's change has to be confirmed
   */
  readonly storeTyped: (send: (values: Values, version: number) => Promise<number>) => Promise<boolean>
  /** the question before the page is left with typed input; `Form` and `DialogForm` draw it */
  readonly question: ReactNode
}

/** A form: its values, its faults, its draft, other people's changes meanwhile, and its sending. */
export function useForm<Values extends FieldValues, Reply = unknown>(
  source: FormSource<Values, Reply>,
): Form<Values> {
  useSchemasSoon()
  const { user } = useViewer()
  const { overlay = withTyped } = source
  const start = useSame(source.start)
  const version = source.record?.version ?? null
  const [{ core, refs, name, draft }] = useState(() => {
    const name = source.draft && draftName(user.uid, source.draft)
    const found = name === null ? null : readDraft(name)
    const draft = found && { ...found, ...withExistingFiles(found.typed, source.files ?? [], Date.now()) }
    return { core: createFormCore(), refs: new Map<string, FieldRef<unknown>>(), name, draft }
  })
  const { draft: stored } = useStoredDraft(name)
  const { control, getValues, setValue, reset, subscribe } = useHookForm<Values>({
    defaultValues: overlay(start, draft?.typed) as DefaultValues<Values>,
  })
  /** the record's values that the typed part was applied to */
  const filledFrom = useRef(start)
  const [restored, setRestored] = useState(draft && { at: draft.at, filesGone: draft.filesGone })
  const [touched, setTouched] = useState(() => typedOf(start, getValues()) !== undefined)
  const guard = useLeaveGuard(touched, stored.drop)
  const element = useRef<HTMLFormElement>(null)

  const placeIn = (values: Values) => (path: string) => {
    const own = source.placeOf?.(path, values)
    return own === undefined ? fieldAt(path, core.shown()) : own
  }
  const sending = useSending<Values>({
    core,
    element,
    values: () => structuredClone(getValues()),
    check: (values) => {
      const own = source.check?.(values) ?? noFaults
      const contract = source.contract?.(values, version ?? 0) ?? []
      return joinFaults(own, placeFaults(contract, placeIn(values)))
    },
    // without schemas only the server checks
    prepare: () =>
      source.contract === undefined || areSchemasLoaded() ? undefined : loadSchemas().catch(() => {}),
    placeIn,
  })
  const { busy } = sending
  /** the typed values are being stored on the server, whose answer contains the new record */
  const [storing, setStoring] = useState(false)
  const isStoring = useRef(false)
  const conflict = useConflict({ record: source.record, start, draft, touched, busy: busy || storing })

  const latestStart = useRef(start)
  const noticeRef = useRef<(name: string | undefined) => void>(() => {})
  useLayoutEffect(() => {
    latestStart.current = start
    noticeRef.current = (name) => {
      const typed = typedOf(filledFrom.current, getValues())
      setTouched(typed !== undefined)
      stored.store(typed, conflict.base)
      core.changed(name)
      sending.recheck()
      core.publish()
    }
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => noticeRef.current(name) }),
    [subscribe],
  )

  /** Fills the form from the present record; what was typed stays on top. */
  const fillFrom = (next: Values) => {
    const typed = typedOf(filledFrom.current, getValues())
    filledFrom.current = next
    reset(overlay(next, typed))
  }
  useLayoutEffect(() => {
    if (filledFrom.current !== start && !sending.isRunning() && !isStoring.current) fillFrom(start)
    // only another record, or another version of it, fills the form again
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start])

  useEffect(() => {
    // the draft equals the record, so it is no longer needed
    if (draft !== null && typedOf(filledFrom.current, getValues()) === undefined) stored.drop()
  }, [draft, stored, getValues])

  const storeTyped: Form<Values>['storeTyped'] = async (send) => {
    if (isStoring.current || sending.isRunning() || conflict.changes.length > 0) return false
    const values = structuredClone(getValues())
    const before = latestStart.current
    isStoring.current = true
    setStoring(true)
    try {
      const storedVersion = await send(values, version ?? 0)
      filledFrom.current = values
      const typedSince = typedOf(values, getValues())
      if (typedSince === undefined) stored.drop()
      else stored.store(typedSince, { version: storedVersion, start: values })
      setTouched(typedSince !== undefined)
      conflict.stored(storedVersion, values)
      setRestored(null)
      return true
    } catch (error) {
      if (isConflict(error)) conflict.refused()
      throw error
    } finally {
      isStoring.current = false
      setStoring(false)
      // the record as it is by now; a later version is applied when it arrives
      if (latestStart.current !== before) fillFrom(latestStart.current)
    }
  }

  const submit = <Other>(instead?: Sending<Values, Other>): Promise<boolean> => {
    conflict.retry()
    const around = {
      version: version ?? 0,
      isBlocked: conflict.changes.length > 0,
      onDone: (values: Values) => {
        // differences from these values were typed during sending
        filledFrom.current = values
        stored.drop()
        guard.release()
        setTouched(typedOf(values, getValues()) !== undefined)
        conflict.sent()
        setRestored(null)
      },
      onFailed: (error: unknown) => {
        if (isConflict(error)) conflict.refused()
      },
      onSettled: () => {
        // the record's version that arrived meanwhile
        if (latestStart.current !== filledFrom.current) fillFrom(latestStart.current)
      },
    }
    return instead ? sending.submit(instead, around) : sending.submit(source, around)
  }

  return {
    at: (name) => {
      const found = refs.get(name) ?? { control: control as unknown as Control, core, name }
      refs.set(name, found)
      return found as FieldRef<never>
    },
    control,
    core,
    values: getValues,
    set: (name, value) => setValue(name, value),
    setAll: (values) => reset(values),
    element,
    touched,
    hasTyped: () => typedOf(filledFrom.current, getValues()) !== undefined,
    busy,
    restored: touched ? restored : null,
    changed: conflict.changed,
    renewed: conflict.renewed,
    acknowledgeChanges: () => {
      core.refuse(noFaults)
      conflict.acknowledgeChanges()
    },
    startOver: () => {
      stored.drop()
      filledFrom.current = start
      conflict.acknowledgeChanges()
      setRestored(null)
      sending.hideFaults()
      core.check(noFaults)
      core.refuse(noFaults)
      reset(start)
    },
    forget: stored.drop,
    focusFirstFault: sending.focusFirstFault,
    submit,
    storeTyped,
    runStep: sending.runStep,
    question: guard.question,
  }
}

/** Returns the previous object as long as both have the same content. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value)
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same
  setSame(value)
  return value
}
