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
import { loadSchemas, schemasAreThere } from '../../lib/schemas.ts'
import { useViewer } from '../../lib/session.ts'
import { useSchemasSoon } from '../use-schemas.ts'
import { draftName, readDraft, withLivingFiles, type DraftOf } from './drafts.ts'
import { fieldAt, joinFaults, noFaults, placeFaults, type Fault, type FormFaults } from './faults.ts'
import { createFormCore, type FormCore } from './form-core.ts'
import { typedOf, withTyped, type Change } from './typed.ts'
import { useConflict, type FormRecord } from './use-conflict.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { useSending, type Sending } from './use-sending.ts'

export interface FormSource<Values extends FieldValues, Reply> extends Sending<Values, Reply> {
  /** the form as the record fills it; texts as they are typed */
  readonly start: Values
  /** lays what was typed over the form as the record fills it now, where rows have to be paired anew */
  readonly overlay?: (start: Values, typed: unknown) => Values
  /** what the page itself has against the values, by field */
  readonly check?: (values: Values) => FormFaults
  /** what the contract has against what would be sent, by its place there */
  readonly contract?: (values: Values, version: number) => readonly Fault[]
  /** The field that shows a place of what is sent, where it has another name in the form; null for none. */
  readonly placeOf?: (path: string, values: Values) => FieldPath<Values> | null | undefined
  /** left out for a record that does not exist yet */
  readonly record?: FormRecord
  /** Whose draft it is; null for a form that holds a secret: it is gone with the page. */
  readonly draft: DraftOf | null
  /** the record's files as they are now */
  readonly files?: readonly StoredFile[]
}

/** One field of a form, to be drawn by one of the kernel's fields. */
export interface FieldRef<Value> {
  readonly control: Control
  readonly core: FormCore
  readonly name: string
  /** only for the type of what stands there */
  readonly value?: Value
}

/** A form as its parts draw it. */
export interface Form<Values extends FieldValues> {
  /** the same object for the same name, so that memoised rows stay as they are */
  readonly at: <Name extends FieldPath<Values>>(name: Name) => FieldRef<FieldPathValue<Values, Name>>
  readonly control: Control<Values>
  readonly core: FormCore
  /** the values of now; `useComputed` draws by them */
  readonly values: () => Values
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void
  /** types over many fields at once */
  readonly setAll: (values: Values) => void
  /** the element in which the first fault is looked for */
  readonly element: RefObject<HTMLFormElement | null>
  /** something differs from what the record has */
  readonly touched: boolean
  readonly busy: boolean
  /** what was typed another time is in the form again */
  readonly restored: { readonly at: number; readonly filesGone: boolean } | null
  /** somebody else changed fields of this form while it was filled in */
  readonly changed: { readonly by: string | undefined; readonly changes: readonly Change[] } | null
  /** somebody else was faster, but with nothing that this form shows: it may be sent again */
  readonly renewed: boolean
  /** goes on over what somebody else changed */
  readonly goOn: () => void
  /** empties the form of what was typed */
  readonly startOver: () => void
  /** forgets what was typed: the form is closed with it */
  readonly forget: () => void
  readonly focusFirstFault: () => void
  /** Sends it; what is wrong stands at its field. @returns whether it was done */
  readonly submit: <Reply>(instead?: Sending<Values, Reply>) => Promise<boolean>
  /**
   * Does something on the way that needs only some of the fields, such as sending a code.
   * @returns whether it was done
   */
  readonly ask: (work: () => Promise<unknown>, needed: readonly FieldPath<Values>[]) => Promise<boolean>
  /**
   * Has the server store what is typed as it stands, unchecked, while the person goes on typing.
   * @returns whether it was done; not while somebody else's change has to be looked at
   */
  readonly storeTyped: (send: (values: Values, version: number) => Promise<unknown>) => Promise<boolean>
  /** asks before the page is left with something typed; `Form` and `DialogForm` draw it */
  readonly question: ReactNode
}

/**
 * A form: its values, what is wrong with them, what was typed and not sent, what somebody else changed
 * meanwhile, and its sending.
 */
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
    const draft = found && { ...found, ...withLivingFiles(found.typed, source.files ?? [], Date.now()) }
    return { core: createFormCore(), refs: new Map<string, FieldRef<unknown>>(), name, draft }
  })
  const { draft: stored } = useStoredDraft(name)
  const { control, getValues, setValue, reset, subscribe } = useHookForm<Values>({
    defaultValues: overlay(start, draft?.typed) as DefaultValues<Values>,
  })
  /** what the values were laid over */
  const under = useRef(start)
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
    // without schemas the server alone checks
    prepare: () =>
      source.contract === undefined || schemasAreThere() ? undefined : loadSchemas().catch(() => {}),
    placeIn,
  })
  const { busy } = sending
  /** what is typed is on its way to the server, which says next what the record holds */
  const [storing, setStoring] = useState(false)
  const isStoring = useRef(false)
  const conflict = useConflict({ record: source.record, start, draft, touched, busy: busy || storing })

  const latestStart = useRef(start)
  const noticeRef = useRef<(name: string | undefined) => void>(() => {})
  useLayoutEffect(() => {
    latestStart.current = start
    noticeRef.current = (name) => {
      const typed = typedOf(under.current, getValues())
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

  /** Fills the form by the record as it is now; what was typed stays over it. */
  const lay = (next: Values) => {
    const typed = typedOf(under.current, getValues())
    under.current = next
    reset(overlay(next, typed))
  }
  useLayoutEffect(() => {
    if (under.current !== start && !sending.isRunning() && !isStoring.current) lay(start)
    // only another record, or another state of it, fills the form anew
    // oxlint-disable-next-line react/exhaustive-deps
  }, [start])

  useEffect(() => {
    // what it holds is what the record has by now
    if (draft !== null && typedOf(under.current, getValues()) === undefined) stored.drop()
  }, [draft, stored, getValues])

  const storeTyped: Form<Values>['storeTyped'] = async (send) => {
    if (isStoring.current || sending.isRunning() || conflict.changes.length > 0) return false
    const values = structuredClone(getValues())
    const before = latestStart.current
    isStoring.current = true
    setStoring(true)
    try {
      await send(values, version ?? 0)
      under.current = values
      const typedSince = typedOf(values, getValues())
      if (typedSince === undefined) stored.drop()
      else stored.store(typedSince, { version, start: values })
      setTouched(typedSince !== undefined)
      conflict.sent()
      setRestored(null)
      return true
    } catch (error) {
      if (isConflict(error)) conflict.refused()
      throw error
    } finally {
      isStoring.current = false
      setStoring(false)
      // what the record says by now; what it says later is laid when it does
      if (latestStart.current !== before) lay(latestStart.current)
    }
  }

  const submit = <Other>(instead?: Sending<Values, Other>): Promise<boolean> => {
    conflict.retry()
    const around = {
      version: version ?? 0,
      isBlocked: conflict.changes.length > 0,
      onDone: (values: Values) => {
        // what differs from this was typed while it was on its way
        under.current = values
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
        // what the record said meanwhile
        if (latestStart.current !== under.current) lay(latestStart.current)
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
    busy,
    restored: touched ? restored : null,
    changed: conflict.changed,
    renewed: conflict.renewed,
    goOn: () => {
      core.refuse(noFaults)
      conflict.goOn()
    },
    startOver: () => {
      stored.drop()
      under.current = start
      conflict.goOn()
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
    ask: sending.ask,
    question: guard.question,
  }
}

/** The value itself, but the one of before as long as both say the same. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value)
  if (same === value || JSON.stringify(same) === JSON.stringify(value)) return same
  setSame(value)
  return value
}
